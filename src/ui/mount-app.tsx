import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserSession } from '../state/browser-session.ts';
import { App } from './App.tsx';
import { SessionProvider } from './session-context.ts';
import './theme.css';

/** Takes over from the static page, with what was typed there in the meantime. */
export function mountApp(root: HTMLElement): void {
  const session = createBrowserSession();
  const typed = root.querySelector('textarea')?.value ?? '';
  createRoot(root).render(
    <StrictMode>
      <SessionProvider value={session}>
        <App />
      </SessionProvider>
    </StrictMode>,
  );
  if (typed !== '') session.actions.openText(typed);
}
