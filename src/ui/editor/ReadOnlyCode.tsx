import { useEffect } from 'react';
import css from './editor.module.css';
import type { Monaco } from './monaco.ts';
import { useEditor } from './use-editor.ts';

interface ReadOnlyCodeProps {
  readonly monaco: Monaco;
  readonly label: string;
  readonly language: string;
  readonly text: string;
}

/** Code to read, search, fold and copy. */
export function ReadOnlyCode({ monaco, label, language, text }: ReadOnlyCodeProps) {
  const { container, editor } = useEditor(monaco, {
    ariaLabel: label,
    readOnly: true,
    domReadOnly: true,
    lineNumbersMinChars: 4,
    matchBrackets: 'near',
    renderLineHighlight: 'none',
  });
  useEffect(() => {
    if (editor === null) return;
    const model = monaco.editor.createModel(text, language);
    editor.setModel(model);
    return () => model.dispose();
  }, [monaco, editor, language, text]);
  return (
    <div className={css.frame}>
      <div ref={container} className={css.editor} />
    </div>
  );
}
