import type { ExportedFile } from '../../core/index.ts';
import { words } from '../words/index.ts';
import css from './export.module.css';

/** How the exported file is called, and what has to be installed for it. */
export function Usage({ file }: { readonly file: ExportedFile }) {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const packages = neededPackages(file.text);
  return (
    <div className={css.usage}>
      <pre className={css.call}>
        <code>{words.exporting.call(name)}</code>
      </pre>
      {packages === null ? (
        <span>{words.exporting.needsNothing}</span>
      ) : (
        <span>
          {words.exporting.needs} <code>npm install {packages}</code>
        </span>
      )}
      {hasCursor(file.text) && <span>{words.exporting.takesCursor}</span>}
    </div>
  );
}

function hasCursor(text: string): boolean {
  return text.includes('\nexport function sourceCursor(');
}

/** As the file's own head names them. */
function neededPackages(text: string): string | null {
  return /^\/\/ Needs: npm install (.+)\. ES2022\.$/m.exec(text)?.[1] ?? null;
}
