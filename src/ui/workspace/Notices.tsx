import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button, IconButton } from '../controls/Button.tsx';
import { useActions, useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './work.module.css';

// The core's sentences come with the first problem.
const ProblemList = lazy(async () => ({ default: (await import('./ProblemList.tsx')).ProblemList }));

/** What happened and should be known once. It stays until it is dismissed, and is read out. */
export function Notices() {
  const { dismiss } = useActions();
  const notices = useSession((state) => state.notices);
  return (
    <section className={css.notices} aria-label={words.notices.label} aria-live="polite">
      {notices.map(({ key, text, undo }) => (
        <div key={key} className={css.notice}>
          <div>
            <p>{words.notices.say(text)}</p>
            {'problems' in text && text.problems.length > 0 && (
              <Suspense fallback={null}>
                <ProblemList problems={text.problems} />
              </Suspense>
            )}
          </div>
          {undo !== null && (
            <Button
              isSmall
              onPress={() => {
                undo();
                dismiss(key);
              }}
            >
              {words.notices.undo}
            </Button>
          )}
          <IconButton isSmall label={words.notices.dismiss} onPress={() => dismiss(key)}>
            <X size={13} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </section>
  );
}
