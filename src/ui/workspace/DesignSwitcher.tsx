import { ChevronDown, Layers } from 'lucide-react';
import { currentDesign } from '../../state/workspace.ts';
import type { CommandId } from '../commands/command.ts';
import { runCommand } from '../commands/commands.ts';
import { keysOf } from '../commands/shortcuts.ts';
import { MenuButton } from '../menus/MenuButton.tsx';
import type { MenuEntry } from '../menus/menu.ts';
import { useSessionStore } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import { nameOfDesign } from './names.ts';
import css from './work.module.css';

const actions = [
  'new-design',
  'rename-design',
  'duplicate-design',
  'download-design',
  'open-file',
  'remove-design',
] as const satisfies readonly CommandId[];

/** The design on the screen, and the way to all others. */
export function DesignSwitcher() {
  const session = useSessionStore();
  const current = useFound((state) => currentDesign(state.workspace));
  const designs = useFound((state) => state.workspace.designs);
  const name = nameOfDesign(current);
  const groups = () => [
    {
      label: words.work.designs,
      entries: designs.map((design) => ({
        id: design.id,
        name: nameOfDesign(design),
        isSelected: design.id === current.id,
        run: () => session.actions.switchDesign(design.id),
      })),
    },
    { label: words.work.actions, entries: actions.map((id) => commandEntry(id, () => runCommand(session, id))) },
  ];
  return (
    <MenuButton
      menuLabel={words.work.designs}
      groups={groups}
      look="quiet"
      className={css.switcher}
      title={words.work.designTitle}
      aria-label={`${words.work.design}: ${name}`}
    >
      <Layers size={14} aria-hidden="true" />
      <span className={css.switcherName}>{name}</span>
      <ChevronDown size={13} aria-hidden="true" />
    </MenuButton>
  );
}

/** A command as a line of a menu. */
export function commandEntry(id: keyof typeof words.commands.names & CommandId, run: () => void): MenuEntry {
  return { id, name: words.commands.names[id], keys: keysOf(id), run };
}
