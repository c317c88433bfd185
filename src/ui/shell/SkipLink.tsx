import { words } from '../words/index.ts';
import css from './TopBar.module.css';

/** The first stop of the keyboard: past all that stands above the output. */
export function SkipLink() {
  const skip = () => document.querySelector<HTMLElement>(`[aria-label="${words.output.label}"]`)?.focus();
  return (
    <button type="button" className={css.skip} onClick={skip}>
      {words.app.skip}
    </button>
  );
}
