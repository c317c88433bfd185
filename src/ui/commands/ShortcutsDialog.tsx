import { Dialog } from '../dialogs/Dialog.tsx';
import { words } from '../words/index.ts';
import css from './commands.module.css';
import { isMac, shortcuts, showKeys } from './shortcuts.ts';

/** What each key does, and where. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const rows = (isForTexts: boolean) =>
    shortcuts
      .filter((shortcut) => shortcut.isForTexts === isForTexts)
      .map(({ keys, command }) => [showKeys(keys, isMac), words.commands.names[command]] as const);
  return (
    <Dialog title={words.shortcuts.title} size="narrow" onClose={onClose}>
      <div className={css.shortcuts}>
        <KeyTable title={words.shortcuts.everywhere} rows={rows(true)} />
        <KeyTable title={words.shortcuts.outsideTexts} rows={rows(false)} />
        <KeyTable title={words.shortcuts.fields} rows={words.shortcuts.fieldKeys} />
        <KeyTable title={words.shortcuts.tabs} rows={words.shortcuts.tabKeys} />
      </div>
    </Dialog>
  );
}

interface KeyTableProps {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

function KeyTable({ title, rows }: KeyTableProps) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
