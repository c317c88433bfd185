import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Button } from '../controls/Button.tsx';
import { cx } from '../controls/cx.ts';
import { useActions, useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './output.module.css';

/** Bytes from which an output takes long enough to say so. */
const longBytes = 5_000_000;

/** How far a long output is read, with a way back. */
export function ReadingProgress() {
  const { cancelOpening } = useActions();
  const opening = useSession((state) => state.opening);
  if (opening === null || opening.size < longBytes) return null;
  const { size, loaded } = opening;
  const text = words.output.readingLong(words.output.bytes(size));
  return (
    <div className={css.reading}>
      <ProgressBar
        aria-label={text}
        className={css.progress ?? ''}
        value={share(loaded, size)}
        isIndeterminate={loaded === null}
      >
        {({ percentage }) => (
          <>
            <span>{text}</span>
            <span className={css.track}>
              <span
                className={cx(css.bar, loaded === null && css.anyTime)}
                style={loaded === null ? undefined : { width: `${percentage ?? 0}%` }}
              />
            </span>
          </>
        )}
      </ProgressBar>
      <Button isSmall onPress={cancelOpening}>
        {words.output.cancel}
      </Button>
    </div>
  );
}

function share(loaded: number | null, size: number): number {
  return loaded === null ? 0 : (loaded / size) * 100;
}
