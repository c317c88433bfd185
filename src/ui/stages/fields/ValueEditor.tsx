import type { FieldRow } from '../../../state/field-rows.ts';
import { Button } from '../../controls/Button.tsx';
import { Check } from '../../controls/Checkbox.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { useActions } from '../../session-context.ts';
import { words } from '../../words/index.ts';
import css from './fields.module.css';
import { NewValue } from './NewValue.tsx';

interface ValueEditorProps {
  readonly row: FieldRow;
  readonly onClose: () => void;
}

/** The values that a field was seen with, each with the name that the model gets in its place. */
export function ValueEditor({ row, onClose }: ValueEditorProps) {
  const { edit } = useActions();
  const { path, stat, rule, shown } = row;
  const unseen = rule.values.filter(({ from }) => !stat.top.some(({ value }) => value === from));
  const values = [...stat.top, ...unseen.map(({ from }) => ({ value: from, count: 0 }))];
  const title = (
    <>
      {words.fields.valueEditor} <code>{shown}</code>
    </>
  );
  return (
    <Dialog title={title} size="narrow" onClose={onClose}>
      <div className={css.editor}>
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
        <NewValue row={row} known={values.map(({ value }) => value)} />
        <div className={css.editorFoot}>
          <Check
            label={words.fields.required}
            isSelected={rule.required}
            onChange={(required) => edit([{ type: 'setField', path, change: { required } }])}
          />
          <Button look="primary" onPress={onClose}>
            {words.fields.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
