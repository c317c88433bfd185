import { useEffect } from 'react';
import css from './App.module.css';
import { useShortcuts } from './commands/use-shortcuts.ts';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { usePasteAnywhere } from './output/use-paste-anywhere.ts';
import { useSession } from './session-context.ts';
import { NarrowPanes } from './shell/NarrowPanes.tsx';
import { SkipLinks } from './shell/SkipLinks.tsx';
import { StatusLine } from './shell/StatusLine.tsx';
import { TopBar } from './shell/TopBar.tsx';
import { Waterfall } from './shell/Waterfall.tsx';
import { WidePanes } from './shell/WidePanes.tsx';
import { useWide } from './use-wide.ts';
import { Notices } from './workspace/Notices.tsx';

export function App() {
  const isWide = useWide();
  const theme = useSession((state) => state.theme);
  usePasteAnywhere();
  useShortcuts();
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <div className={css.app}>
      <SkipLinks />
      <TopBar />
      <main className={css.main}>
        <Waterfall />
        {isWide ? <WidePanes /> : <NarrowPanes />}
      </main>
      <Notices />
      <StatusLine />
      <Dialogs />
    </div>
  );
}
