import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { createBrowserSession } from '../state/browser-session.ts';
import { App } from './App.tsx';
import { SessionProvider } from './session-context.ts';
import './theme.css';

/** Takes over from the static page, with what was typed there in the meantime. It is drawn in slices, and until it is all
 * there the static page answers. */
export function mountApp(root: HTMLElement): void {
  const session = createBrowserSession();
  const takeOver = watchBox(root.querySelector('textarea'));
  const onDrawn = () => {
    const { typed, hadFocus } = takeOver();
    if (hadFocus) root.querySelector('textarea')?.focus();
    if (typed !== '') session.actions.openText(typed);
  };
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider locale="en-US">
          <SessionProvider value={session}>
            <App />
            <WhenDrawn run={onDrawn} />
          </SessionProvider>
        </I18nProvider>
      </StrictMode>,
    ),
  );
}

/** Returns what says, once the box is gone, what it held. */
function watchBox(box: HTMLTextAreaElement | null): () => { readonly typed: string; readonly hadFocus: boolean } {
  let hasFocus = box !== null && document.activeElement === box;
  box?.addEventListener('focus', () => {
    hasFocus = true;
  });
  // With the box goes the focus: only a box that stays was left.
  box?.addEventListener('blur', () =>
    queueMicrotask(() => {
      if (box.isConnected) hasFocus = false;
    }),
  );
  return () => ({ typed: box?.value ?? '', hadFocus: hasFocus });
}

function WhenDrawn({ run }: { readonly run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}
