import { useMemo, useState } from 'react';
import { alwaysNull, type FieldView, listFieldRows } from '../../state/field-rows.ts';
import { Button } from '../controls/Button.tsx';
import controls from '../controls/controls.module.css';
import { cx } from '../controls/cx.ts';
import { Field } from '../controls/Field.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { useActions, useSession, useShaper } from '../session-context.ts';
import { words } from '../words/index.ts';
import { FieldsTable } from './FieldsTable.tsx';
import css from './fields.module.css';
import { StageCard } from './StageCard.tsx';

export function FieldsCard() {
  const { edit } = useActions();
  const { fields } = useShaper();
  const stats = useSession((state) => state.shaped?.fields);
  const tokens = useSession((state) => state.counts.fields);
  const [view, setView] = useState<FieldView>({ sort: 'cost', filter: '' });
  const all = useMemo(
    () => listFieldRows(stats ?? [], tokens, fields, { sort: 'cost', filter: '' }),
    [stats, tokens, fields],
  );
  const rows = useMemo(() => listFieldRows(stats ?? [], tokens, fields, view), [stats, tokens, fields, view]);
  const kept = all.filter((row) => row.isKept).length;
  const nulls = alwaysNull(all);
  const summary =
    all.length === 0
      ? words.fields.noneShort
      : `${words.fields.summary(kept, all.length)} · ${words.fields.summaryEnd[view.sort]}`;
  return (
    <StageCard stage="fields" place={3} summary={summary} isOpenAtFirst>
      {all.length === 0 ? (
        <p>{words.fields.none}</p>
      ) : (
        <>
          <div className={css.tools}>
            <input
              type="search"
              className={cx(controls.input, css.filter)}
              placeholder={words.fields.filter}
              aria-label={words.fields.filter}
              value={view.filter}
              onChange={(event) => setView({ ...view, filter: event.target.value })}
            />
            <div role="group" aria-label={words.fields.sort} className={css.segments}>
              <Button isSmall isPressed={view.sort === 'cost'} onClick={() => setView({ ...view, sort: 'cost' })}>
                {words.fields.byCost}
              </Button>
              <Button isSmall isPressed={view.sort === 'order'} onClick={() => setView({ ...view, sort: 'order' })}>
                {words.fields.byOrder}
              </Button>
            </div>
            {nulls.length > 0 && (
              <Button
                isSmall
                onClick={() =>
                  edit(nulls.map(({ path }) => ({ type: 'setField' as const, path, change: { keep: false } })))
                }
              >
                {words.fields.dropNulls(nulls.length)}
              </Button>
            )}
          </div>
          {rows.length === 0 ? (
            <p>{words.fields.noMatch}</p>
          ) : (
            <FieldsTable rows={rows} canMove={view.sort === 'order'} />
          )}
          <p className={css.keys}>{words.fields.keys}</p>
          <Field label={words.fields.others}>
            {(id) => (
              <SelectInput
                id={id}
                value={fields.others}
                options={[
                  { id: 'keep', name: words.fields.othersKeep },
                  { id: 'drop', name: words.fields.othersDrop },
                ]}
                onChange={(others) =>
                  edit([{ type: 'set', stage: 'fields', change: { others: others === 'drop' ? 'drop' : 'keep' } }])
                }
              />
            )}
          </Field>
        </>
      )}
    </StageCard>
  );
}
