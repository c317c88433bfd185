import { ChevronDown } from 'lucide-react';
import { currentDesign, currentSample } from '../../state/workspace.ts';
import type { CommandId } from '../commands/command.ts';
import { runCommand } from '../commands/commands.ts';
import { MenuButton } from '../menus/MenuButton.tsx';
import { useSessionStore } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import { commandEntry } from './DesignSwitcher.tsx';
import { nameOfSample } from './names.ts';
import css from './work.module.css';

const actions = ['samples', 'new-sample', 'rename-sample', 'remove-sample'] as const satisfies readonly CommandId[];

/** The outputs that the same shaper is tried on. */
export function SampleSwitcher() {
  const session = useSessionStore();
  const design = useFound((state) => currentDesign(state.workspace));
  const current = currentSample(design);
  const name = nameOfSample(current, design);
  const groups = () => [
    {
      label: words.work.samples,
      entries: design.samples.map((sample) => ({
        id: sample.id,
        name: nameOfSample(sample, design),
        isSelected: sample.id === current.id,
        detail: sample.length === 0 ? words.work.emptySample : words.output.characters(sample.length),
        run: () => session.actions.switchSample(sample.id),
      })),
    },
    { label: words.work.actions, entries: actions.map((id) => commandEntry(id, () => runCommand(session, id))) },
  ];
  return (
    <MenuButton
      menuLabel={words.work.samples}
      groups={groups}
      look="quiet"
      isSmall
      className={css.sampleSwitcher}
      title={words.work.sampleTitle}
      aria-label={`${words.work.sample}: ${name}`}
    >
      <span className={css.switcherName}>{name}</span>
      <ChevronDown size={13} aria-hidden="true" />
    </MenuButton>
  );
}
