import { Download } from 'lucide-react';
import { formats } from '../../core/index.ts';
import type { TextRef } from '../../state/texts.ts';
import controls from '../controls/controls.module.css';
import { MenuButton } from '../menus/MenuButton.tsx';
import { useFound, useStageLater } from '../use-found.ts';
import { words } from '../words/index.ts';

interface DownloadButtonProps {
  readonly isDisabled: boolean;
  readonly onSave: (ref: TextRef, name: string, mediaType: string) => void;
}

/** Saves the final text, or its rows for a spreadsheet, under the tool's name. */
export function DownloadButton({ isDisabled, onSave }: DownloadButtonProps) {
  const render = useStageLater('render');
  const { tool } = useStageLater('message');
  const hasResult = useFound((state) => state.shaped !== null);
  if (!hasResult) return null;
  const format = formats.find(({ id }) => id === render.format);
  const name = `${tool}.${format?.extension ?? 'txt'}`;
  const { download, downloadText, downloadSheet, downloadSheetWhy } = words.result;
  const entries = () => [
    {
      id: 'text',
      name: downloadText(name),
      run: () => onSave({ of: 'stage', stage: 'render' }, name, format?.mediaType ?? 'text/plain'),
    },
    {
      id: 'spreadsheet',
      name: downloadSheet,
      detail: downloadSheetWhy,
      run: () => onSave({ of: 'spreadsheet' }, `${tool}-spreadsheet.csv`, 'text/csv'),
    },
  ];
  return (
    <MenuButton
      menuLabel={download}
      groups={() => [{ label: download, entries: entries() }]}
      aria-label={download}
      title={download}
      look="quiet"
      isSmall
      isDisabled={isDisabled}
      className={controls.icon}
    >
      <Download size={13} aria-hidden="true" />
    </MenuButton>
  );
}
