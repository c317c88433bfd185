import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { createBrowserSession } from '../state/browser-session.ts';
import { App } from './App.tsx';
import { SessionProvider } from './session-context.ts';
import './theme.css';

/** Takes over from the static page, with what was typed there in the meantime. */
export function mountApp(root: HTMLElement): void {
  const session = createBrowserSession();
  const before = root.querySelector('textarea');
  const typed = before?.value ?? '';
  const hadFocus = before !== null && document.activeElement === before;
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale="en-US">
        <SessionProvider value={session}>
          <App />
        </SessionProvider>
      </I18nProvider>
    </StrictMode>,
  );
  if (hadFocus) requestAnimationFrame(() => root.querySelector('textarea')?.focus());
  if (typed !== '') session.actions.openText(typed);
}
