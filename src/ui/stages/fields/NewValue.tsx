import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import type { ValueName } from '../../../core/index.ts';
import { type FieldRow, readFieldValue } from '../../../state/field-rows.ts';
import { Button } from '../../controls/Button.tsx';
import controls from '../../controls/controls.module.css';
import { useActions } from '../../session-context.ts';
import { words } from '../../words/index.ts';
import css from './fields.module.css';

interface NewValueProps {
  readonly row: FieldRow;
  /** Those that are listed already. */
  readonly known: readonly ValueName['from'][];
}

/** A name for a value that this output does not hold. */
export function NewValue({ row, known }: NewValueProps) {
  const { edit } = useActions();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const value = readFieldValue(text, row.stat);
  const isKnown = text !== '' && known.includes(value);
  const canAdd = text !== '' && name !== '' && !isKnown;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!canAdd) return;
    edit([{ type: 'nameValue', path: row.path, from: value, to: name }]);
    setText('');
    setName('');
  };
  return (
    <Form className={css.newValue ?? ''} onSubmit={add} aria-label={words.fields.addValue}>
      <TextField aria-label={words.fields.newValue} value={text} onChange={setText} autoComplete="off">
        <Input className={controls.input ?? ''} placeholder={words.fields.addValue} />
      </TextField>
      <TextField aria-label={words.fields.newValueName} value={name} onChange={setName} autoComplete="off">
        <Input className={controls.input ?? ''} placeholder={words.fields.newValueName} />
      </TextField>
      <Button type="submit" isDisabled={!canAdd}>
        {words.fields.add}
      </Button>
      <p className={css.keys} role="status">
        {isKnown ? words.fields.knownValue : ''}
      </p>
    </Form>
  );
}
