import controls from '../controls/controls.module.css';
import { words } from '../words/index.ts';

/** How to leave an editor, for those who hear the page; the status line shows it. */
export function EditorHint({ id }: { readonly id: string }) {
  return (
    <p id={id} className={controls.srOnly}>
      {words.editor.hint}
    </p>
  );
}
