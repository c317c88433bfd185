import { Download } from 'lucide-react';
import { formats } from '../../core/index.ts';
import type { TextRef } from '../../state/texts.ts';
import { IconButton } from '../controls/Button.tsx';
import { useSession, useStage } from '../session-context.ts';
import { words } from '../words/index.ts';

interface DownloadButtonProps {
  readonly isDisabled: boolean;
  readonly onSave: (ref: TextRef, name: string, mediaType: string) => void;
}

/** Saves the final text under the tool's name. */
export function DownloadButton({ isDisabled, onSave }: DownloadButtonProps) {
  const render = useStage('render');
  const message = useStage('message');
  const hasResult = useSession((state) => state.shaped !== null);
  if (!hasResult) return null;
  const format = formats.find(({ id }) => id === render.format);
  const name = `${message.tool}.${format?.extension ?? 'txt'}`;
  return (
    <IconButton
      label={words.result.download}
      isSmall
      isDisabled={isDisabled}
      onPress={() => onSave({ of: 'stage', stage: 'render' }, name, format?.mediaType ?? 'text/plain')}
    >
      <Download size={13} aria-hidden="true" />
    </IconButton>
  );
}
