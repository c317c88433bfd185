import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ExportedFile } from '../../core/index.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { CopyButton } from '../controls/CopyButton.tsx';
import { cx } from '../controls/cx.ts';
import { downloadText } from '../controls/download.ts';
import { useActions, useShaper } from '../session-context.ts';
import { words } from '../words/index.ts';
import { CodeView } from './CodeView.tsx';
import css from './export.module.css';

/** The files that give the same text outside of the page. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { exportFiles } = useActions();
  const { tool } = useShaper().message;
  const dialog = useRef<HTMLDialogElement>(null);
  const [files, setFiles] = useState<readonly ExportedFile[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [selected, setSelected] = useState(0);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isOpen = true;
    exportFiles(tool).then(
      (written) => isOpen && setFiles(written),
      (error: unknown) => isOpen && setFailure(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isOpen = false;
    };
  }, [exportFiles, tool]);

  const file = files?.[selected];
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="export-title" onClose={onClose}>
      <header className={css.header}>
        <h2 id="export-title">{words.exporting.title}</h2>
        <IconButton label={words.app.close} onClick={() => dialog.current?.close()}>
          <X size={15} aria-hidden="true" />
        </IconButton>
      </header>
      <p className={css.purpose}>{words.exporting.purpose}</p>
      <div className={css.body}>
        <ul className={css.files} aria-label={words.exporting.files}>
          {files?.map(({ path }, index) => (
            <li key={path}>
              <button
                type="button"
                className={cx(css.file)}
                aria-current={index === selected}
                onClick={() => setSelected(index)}
              >
                {path}
              </button>
            </li>
          ))}
        </ul>
        <div className={css.code}>
          {file !== undefined && <CodeView path={file.path} text={file.text} />}
          {files === null && (
            <p className={css.waiting}>
              {failure === null ? words.exporting.working : words.exporting.failed(failure)}
            </p>
          )}
        </div>
      </div>
      <footer className={css.footer}>
        {file !== undefined && (
          <>
            <span>{words.exporting.lines(file.text.split('\n').length)}</span>
            <span>{words.output.bytes(new TextEncoder().encode(file.text).length)}</span>
          </>
        )}
        <span className={css.space} />
        <CopyButton disabled={file === undefined} getText={async () => file?.text ?? ''} />
        <Button
          isSmall
          look="primary"
          disabled={file === undefined}
          onClick={() => file !== undefined && downloadText(baseName(file.path), file.text, 'text/plain')}
        >
          {words.exporting.download}
        </Button>
      </footer>
    </dialog>
  );
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
