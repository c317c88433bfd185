import { Download, Monitor, Moon, Redo2, Share2, Sun, Undo2 } from 'lucide-react';
import { isHeld, type Theme } from '../../state/session-state.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { openDialog } from '../dialogs/dialogs.ts';
import { useActions, useHistory, useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import { DesignSwitcher } from '../workspace/DesignSwitcher.tsx';
import { HistoryMenu } from '../workspace/HistoryMenu.tsx';
import { BudgetControl } from './BudgetControl.tsx';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { Logo } from './Logo.tsx';
import { ToolName } from './ToolName.tsx';
import css from './TopBar.module.css';

export function TopBar() {
  const canExport = useSession((state) => state.shaped !== null && !isHeld(state));
  return (
    <header className={css.bar}>
      <h1 className={css.brand} aria-label={words.app.name}>
        <Logo />
        <span className={css.brandText}>{words.app.name}</span>
      </h1>
      <ExamplesMenu />
      <Button look="quiet" className={css.lessons} title={words.app.lessonsTitle} onPress={() => openDialog('lessons')}>
        {words.app.lessons}
      </Button>
      <DesignSwitcher />
      <div className={css.space} />
      <ToolName />
      <BudgetControl />
      <HistoryButtons />
      <ThemeButton />
      <Button onPress={() => openDialog('share')} aria-label={words.sharing.share} title={words.sharing.title}>
        <Share2 size={14} aria-hidden="true" className={css.exportIcon} />
        <span className={css.exportText}>{words.sharing.share}</span>
      </Button>
      <Button
        look="primary"
        isDisabled={!canExport}
        onPress={() => openDialog('export')}
        aria-label={words.app.exportTypeScript}
      >
        <Download size={14} aria-hidden="true" className={css.exportIcon} />
        <span className={css.exportText}>{words.app.exportTypeScript}</span>
      </Button>
    </header>
  );
}

function HistoryButtons() {
  const { undo, redo } = useActions();
  const { past, future } = useHistory();
  const last = past.at(-1);
  const next = future[0];
  return (
    <div className={css.group}>
      <IconButton
        label={words.app.undo}
        title={last === undefined ? words.app.nothingToUndo : words.app.undoWhat(words.edits(last.label))}
        isDisabled={last === undefined}
        onPress={undo}
      >
        <Undo2 size={15} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={words.app.redo}
        title={next === undefined ? words.app.nothingToRedo : words.app.redoWhat(words.edits(next.label))}
        isDisabled={next === undefined}
        onPress={redo}
      >
        <Redo2 size={15} aria-hidden="true" />
      </IconButton>
      <HistoryMenu />
    </div>
  );
}

const themeAfter = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<Theme, Theme>;
const themeIcons = { system: Monitor, light: Sun, dark: Moon };

function ThemeButton() {
  const { setTheme } = useActions();
  const theme = useSession((state) => state.theme);
  const Icon = themeIcons[theme];
  return (
    <IconButton label={words.app.theme[theme]} className={css.theme} onPress={() => setTheme(themeAfter[theme])}>
      <Icon size={15} aria-hidden="true" />
    </IconButton>
  );
}
