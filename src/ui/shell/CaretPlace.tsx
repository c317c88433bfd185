import { useStore } from 'zustand';
import { caretStore } from '../editor/caret.ts';
import { words } from '../words/index.ts';
import css from './StatusLine.module.css';

/** Where the caret stands in an editor, and how the keyboard gets out of it. */
export function CaretPlace() {
  const caret = useStore(caretStore, (state) => state.caret);
  if (caret === null) return null;
  return (
    <p aria-hidden="true" className={css.caret}>
      {words.status.place(caret.line, caret.column)}
      <span className={css.caretHint}>{words.editor.hint}</span>
    </p>
  );
}
