import { Plus, X } from 'lucide-react';
import { memo } from 'react';
import { type FieldChange, showPath, type Transform, transforms } from '../../../core/index.ts';
import { newChange } from '../../../state/field-changes.ts';
import { currentDesign } from '../../../state/workspace.ts';
import { IconButton } from '../../controls/Button.tsx';
import { Check } from '../../controls/Checkbox.tsx';
import { NumberInput } from '../../controls/NumberInput.tsx';
import { SelectInput } from '../../controls/SelectInput.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import { MenuButton } from '../../menus/MenuButton.tsx';
import { useActions, useSession } from '../../session-context.ts';
import { useFound } from '../../use-found.ts';
import { words } from '../../words/index.ts';
import stages from '../stages.module.css';
import css from './changes.module.css';

/** Those that look at whole records, offered below the table; the others are offered at their fields. */
const ofRecords = ['template', 'drop-keys', 'drop-empty', 'aggregate'];

/** The changes of what fields hold, in their order, each with its options. */
export const ChangesList = memo(function ChangesList() {
  const { edit } = useActions();
  const changes = useSession((state) => currentDesign(state.workspace).history.present.fields.changes);
  const fields = useFound((state) => state.shaped?.fields) ?? [];
  const entries = () =>
    transforms
      .filter(({ id }) => ofRecords.includes(id))
      .map((transform: Transform) => ({
        id: transform.id,
        name: words.nameIn(words.changes.names, transform.id),
        detail: words.changes.examples[transform.id] ?? '',
        run: () => edit([{ type: 'changeField', change: newChange(transform, [], changes, fields) }]),
      }));
  return (
    <section className={css.section} aria-label={words.changes.title}>
      {changes.length > 0 && (
        <ul className={css.list}>
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </ul>
      )}
      <MenuButton
        menuLabel={words.changes.add}
        groups={() => [{ label: words.changes.add, entries: entries() }]}
        isSmall
        className={css.add}
      >
        <Plus size={13} aria-hidden="true" />
        {words.changes.add}
      </MenuButton>
    </section>
  );
});

function ChangeRow({ change }: { readonly change: FieldChange }) {
  const { edit } = useActions();
  const descriptor: Transform | undefined = transforms.find(({ id }) => id === change.transform);
  const name = words.nameIn(words.changes.names, change.transform);
  const place = change.path.length === 0 ? words.changes.wholeRecord : showPath(change.path);
  const what = `${name}: ${place}`;
  return (
    <li className={css.change}>
      <span className={stages.ruleName}>
        {name} <code className={css.path}>{place}</code>
      </span>
      {Object.entries({ ...descriptor?.defaults, ...change.options }).map(([option, value]) => (
        <OptionInput
          key={option}
          label={`${words.nameIn(words.changes.options, option)}: ${what}`}
          shown={words.nameIn(words.changes.options, option)}
          value={value}
          choices={descriptor?.choices[option] ?? []}
          onChange={(next) =>
            edit([{ type: 'changeField', change: { ...change, options: { ...change.options, [option]: next } } }])
          }
        />
      ))}
      <IconButton
        isSmall
        label={words.changes.remove(what)}
        onPress={() => edit([{ type: 'unchangeField', id: change.id }])}
      >
        <X size={13} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface OptionInputProps {
  readonly label: string;
  readonly shown: string;
  readonly value: string | number | boolean;
  readonly choices: readonly string[];
  readonly onChange: (value: string | number | boolean) => void;
}

function OptionInput({ label, shown, value, choices, onChange }: OptionInputProps) {
  if (typeof value === 'boolean') return <Check label={shown} isSelected={value} onChange={onChange} />;
  return (
    <span className={css.option}>
      <span aria-hidden="true">{shown}</span>
      {choices.length > 0 ? (
        <SelectInput
          aria-label={label}
          value={String(value)}
          options={choices.map((id) => ({ id, name: words.nameIn(words.changes.choices, id) }))}
          onChange={onChange}
        />
      ) : typeof value === 'number' ? (
        <NumberInput
          aria-label={label}
          className={stages.tiny}
          value={value}
          onChange={(next) => onChange(next ?? 0)}
        />
      ) : (
        <TextInput isMono aria-label={label} className={css.text} value={value} onCommit={onChange} />
      )}
    </span>
  );
}
