import { useRef } from 'react';
import { Autocomplete, Input, Menu, MenuItem, SearchField, useFilter } from 'react-aria-components';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useSessionStore } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './commands.module.css';
import { listCommands } from './commands.ts';
import { isMac, keysOf, showKeys } from './shortcuts.ts';

/** Of no use once the palette is open. */
const onlyKeys: ReadonlySet<string> = new Set(['palette', 'next-pane', 'previous-pane']);

/** Every command, found by a few letters of its words. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const session = useSessionStore();
  // As they are when the palette opens: what a command changes is seen with the next opening.
  const commands = useRef(listCommands(session)).current.filter(({ id }) => !onlyKeys.has(id));
  const { contains } = useFilter({ sensitivity: 'base' });
  const hasWords = (text: string, wanted: string) =>
    wanted.split(/\s+/).every((word) => word === '' || contains(text, word));
  const run = (key: string | number) => {
    // A command may open the next dialog.
    onClose();
    commands.find(({ id }) => id === key)?.run();
  };
  return (
    <Dialog title={words.commands.title} size="top" onClose={onClose}>
      <Autocomplete filter={hasWords}>
        <SearchField autoFocus aria-label={words.commands.search} className={css.search ?? ''}>
          <Input className={css.input ?? ''} placeholder={words.commands.search} />
        </SearchField>
        <Menu
          aria-label={words.commands.title}
          className={css.list ?? ''}
          items={commands}
          onAction={run}
          renderEmptyState={() => <p className={css.none}>{words.commands.none}</p>}
        >
          {({ id, name, group }) => {
            const keys = keysOf(id);
            return (
              <MenuItem id={id} textValue={name} className={css.item ?? ''}>
                <span>{name}</span>
                <span className={css.group}>{words.commands.groups[group]}</span>
                {keys !== null && <kbd className={css.keys}>{showKeys(keys, isMac)}</kbd>}
              </MenuItem>
            );
          }}
        </Menu>
      </Autocomplete>
    </Dialog>
  );
}
