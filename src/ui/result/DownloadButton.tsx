import { Download } from 'lucide-react';
import { formats } from '../../core/index.ts';
import { IconButton } from '../controls/Button.tsx';
import { downloadText } from '../controls/download.ts';
import { useActions, useSession, useStage } from '../session-context.ts';
import { words } from '../words/index.ts';

/** Saves the final text under the tool's name. */
export function DownloadButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const { slice } = useActions();
  const render = useStage('render');
  const message = useStage('message');
  const shaped = useSession((state) => state.shaped);
  if (shaped === null) return null;
  const format = formats.find(({ id }) => id === render.format);
  const save = async () => {
    const ref = { of: 'stage', stage: 'render' } as const;
    const { text } = await slice(shaped.sample, ref, 0, shaped.textLength);
    downloadText(`${message.tool}.${format?.extension ?? 'txt'}`, text, format?.mediaType ?? 'text/plain');
  };
  return (
    <IconButton
      label={words.result.download}
      isSmall
      isDisabled={isDisabled}
      onPress={() => save().catch(() => undefined)}
    >
      <Download size={13} aria-hidden="true" />
    </IconButton>
  );
}
