import { useEffect, useMemo, useState } from 'react';
import type { ExportedFile } from '../../core/index.ts';
import { saveForSharing } from '../../state/saved-design.ts';
import { scanShared } from '../../state/scan-shared.ts';
import { Button } from '../controls/Button.tsx';
import { CopyButton } from '../controls/CopyButton.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useActions, useDesign, useStage } from '../session-context.ts';
import { FoundSecrets } from '../share/FoundSecrets.tsx';
import { words } from '../words/index.ts';
import { CodePane } from './CodePane.tsx';
import { downloadFiles } from './download-files.ts';
import css from './export.module.css';
import { FileTree } from './FileTree.tsx';
import { ImportBack } from './ImportBack.tsx';
import { Usage } from './Usage.tsx';

/** The files that give the same text outside of the page. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const { exportFiles } = useActions();
  const { tool } = useStage('message');
  const [files, setFiles] = useState<readonly ExportedFile[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const design = useDesign();
  const [isSure, setSure] = useState(false);
  const [selected, setSelected] = useState<string | null>(null);

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

  const secrets = useMemo(() => scanShared(saveForSharing(design, false)), [design]);
  const isHeld = secrets.length > 0 && !isSure;
  const file = files?.find(({ path }) => path === selected) ?? files?.[0];
  return (
    <Dialog title={words.exporting.title} size="wide" onClose={onClose}>
      <div className={css.lead}>
        <p>{words.exporting.purpose}</p>
        {files?.[0] !== undefined && <Usage file={files[0]} />}
        {secrets.length > 0 ? (
          <FoundSecrets secrets={secrets} isSure={isSure} onSure={setSure} />
        ) : (
          <p>{words.review.nothingPasted}</p>
        )}
      </div>
      <div className={css.body}>
        <FileTree files={files ?? []} selected={file?.path} onSelect={setSelected} />
        <div className={css.code}>
          {file !== undefined && <CodePane path={file.path} text={file.text} />}
          {files === null && (
            <p className={css.waiting}>
              {failure === null ? words.exporting.working : words.exporting.failed(failure)}
            </p>
          )}
        </div>
      </div>
      <div className={css.footer}>
        <span className={css.size}>
          {file !== undefined &&
            `${words.exporting.lines(file.text.split('\n').length)} · ${words.output.bytes(new TextEncoder().encode(file.text).length)}`}
        </span>
        <ImportBack />
        <CopyButton isDisabled={file === undefined || isHeld} getText={async () => file?.text ?? ''} />
        <Button
          isSmall
          look="primary"
          isDisabled={files === null || isHeld}
          onPress={() => downloadFiles(files ?? [], tool)}
        >
          {files !== null && files.length > 1 ? words.exporting.downloadAll : words.exporting.download}
        </Button>
      </div>
    </Dialog>
  );
}
