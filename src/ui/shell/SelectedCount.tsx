import { showPath } from '../../core/index.ts';
import { words } from '../words/index.ts';
import css from './StatusLine.module.css';
import { useSelected } from './use-selected.ts';

/** What the selected part of a text is by itself, and the field that the selection or the caret stands in. */
export function SelectedCount() {
  const { tokens, field } = useSelected();
  return (
    <>
      <p aria-live="polite" className={css.selected}>
        {tokens !== null && words.tokens.selected(tokens)}
      </p>
      {field !== null && <p className={css.field}>{words.status.inField(showPath(field))}</p>}
    </>
  );
}
