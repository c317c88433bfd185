import { FileCode2, FileJson, FileText } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { ExportedFile } from '../../core/index.ts';
import { words } from '../words/index.ts';
import css from './export.module.css';

interface FileTreeProps {
  readonly files: readonly ExportedFile[];
  readonly selected: string | undefined;
  readonly onSelect: (path: string) => void;
}

/** The files under their folders, in the order in which they were written. */
export function FileTree({ files, selected, onSelect }: FileTreeProps) {
  return (
    <ul className={css.files} aria-label={words.exporting.files}>
      {groupByFolder(files).map(({ folder, paths }) => (
        <li key={folder}>
          {folder !== '' && <span className={css.folder}>{folder}/</span>}
          <ul aria-label={folder === '' ? words.exporting.files : folder}>
            {paths.map((path) => (
              <li key={path}>
                <ToggleButton className={css.file ?? ''} isSelected={path === selected} onPress={() => onSelect(path)}>
                  <Icon path={path} />
                  {path.slice(folder === '' ? 0 : folder.length + 1)}
                </ToggleButton>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Icon({ path }: { readonly path: string }) {
  const Shape = path.endsWith('.ts') ? FileCode2 : path.endsWith('.json') ? FileJson : FileText;
  return <Shape size={13} aria-hidden="true" />;
}

function groupByFolder(files: readonly ExportedFile[]): readonly { folder: string; paths: string[] }[] {
  const groups: { folder: string; paths: string[] }[] = [];
  for (const { path } of files) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const group = groups.find((known) => known.folder === folder);
    if (group === undefined) groups.push({ folder, paths: [path] });
    else group.paths.push(path);
  }
  return groups;
}
