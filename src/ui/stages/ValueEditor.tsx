import { useEffect, useRef } from 'react';
import type { FieldRow } from '../../state/field-rows.ts';
import { Button } from '../controls/Button.tsx';
import { Check } from '../controls/Checkbox.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { useActions } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './fields.module.css';

interface ValueEditorProps {
  readonly row: FieldRow;
  readonly onClose: () => void;
}

/** The values that a field was seen with, each with the name that the model gets in its place. */
export function ValueEditor({ row, onClose }: ValueEditorProps) {
  const { edit } = useActions();
  const dialog = useRef<HTMLDialogElement>(null);
  const { path, stat, rule, shown } = row;
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
  }, []);
  const unseen = rule.values.filter(({ from }) => !stat.top.some(({ value }) => value === from));
  const values = [...stat.top, ...unseen.map(({ from }) => ({ value: from, count: 0 }))];
  return (
    <dialog ref={dialog} className={css.editor} aria-labelledby="value-editor-title" onClose={onClose}>
      <h3 id="value-editor-title">
        {words.fields.valueEditor} <code>{shown}</code>
      </h3>
      <p className={css.keys}>{words.fields.valueHint}</p>
      <div className={css.valueList}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.fields.valueSeen}</th>
              <th scope="col">{words.fields.valueCount}</th>
              <th scope="col">{words.fields.valueName}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ value, count }) => {
              const to = rule.values.find((name) => name.from === value)?.to;
              return (
                <tr key={`${typeof value} ${value}`}>
                  <th scope="row">
                    <code>{JSON.stringify(value)}</code>
                  </th>
                  <td>{words.number(count)}</td>
                  <td>
                    <TextInput
                      aria-label={words.fields.nameForValue(String(value))}
                      value={to === undefined ? '' : String(to)}
                      onCommit={(text) =>
                        edit([{ type: 'nameValue', path, from: value, to: text === '' ? undefined : text }])
                      }
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className={css.editorFoot}>
        <Check
          label={words.fields.required}
          checked={rule.required}
          onChange={(required) => edit([{ type: 'setField', path, change: { required } }])}
        />
        <Button look="primary" onClick={() => dialog.current?.close()}>
          {words.fields.done}
        </Button>
      </div>
    </dialog>
  );
}
