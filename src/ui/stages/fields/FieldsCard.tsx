import { Search, X } from 'lucide-react';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { alwaysNull, type FieldRow, type FieldSort, listFieldRows } from '../../../state/field-rows.ts';
import { isBusy } from '../../../state/session-state.ts';
import { currentDesign, currentSample } from '../../../state/workspace.ts';
import { Button } from '../../controls/Button.tsx';
import controls from '../../controls/controls.module.css';
import { cx } from '../../controls/cx.ts';
import { Later } from '../../controls/Later.tsx';
import { SelectInput } from '../../controls/SelectInput.tsx';
import { useActions, useSession, useStage } from '../../session-context.ts';
import { useFound } from '../../use-found.ts';
import { words } from '../../words/index.ts';
import { ChangesList } from '../changes/ChangesList.tsx';
import { LayerChoices } from '../changes/LayerChoices.tsx';
import { StageCard } from '../StageCard.tsx';
import { FieldsTable } from './FieldsTable.tsx';
import css from './fields.module.css';
import { useStableList } from './use-latest.ts';

/** UTF-16 units above which fields are not there at once. */
const bigOutput = 1_000_000;

export function FieldsCard() {
  const fields = useFound((state) => currentDesign(state.workspace).history.present.fields);
  const stats = useFound((state) => state.shaped?.fields);
  const [sort, setSort] = useState<FieldSort>('cost');
  const all = useMemo(() => listFieldRows(stats ?? [], null, fields, { sort: 'order', filter: '' }), [stats, fields]);
  const kept = all.filter((row) => row.isKept).length;
  const summary =
    all.length === 0
      ? words.fields.noneShort
      : `${words.fields.summary(kept, all.length)} · ${words.fields.summaryEnd[sort]}`;
  const isEmpty = all.length === 0;
  const body = useMemo(() => <FieldsBody isEmpty={isEmpty} sort={sort} onSort={setSort} />, [isEmpty, sort]);
  return (
    <StageCard stage="fields" place={3} summary={summary} isOpenAtFirst>
      {body}
    </StageCard>
  );
}

interface FieldsBodyProps {
  readonly isEmpty: boolean;
  readonly sort: FieldSort;
  readonly onSort: (sort: FieldSort) => void;
}

function FieldsBody({ isEmpty, sort, onSort }: FieldsBodyProps) {
  const isComing = useComing();
  const room = <div className={css.coming} />;
  if (isComing) return room;
  if (isEmpty) return <p>{words.fields.none}</p>;
  return (
    <Later room={room}>
      <FieldControls sort={sort} onSort={onSort} />
    </Later>
  );
}

/** True until the fields of a big output are counted for the first time: those below keep their places, and no row changes its own. */
function useComing(): boolean {
  const isBig = useSession(({ workspace }) => currentSample(currentDesign(workspace)).length > bigOutput);
  const isFirst = useFound((state) => state.shaped !== null && state.counts.fields === null && isBusy(state));
  return isBig && isFirst;
}

interface FieldControlsProps {
  readonly sort: FieldSort;
  readonly onSort: (sort: FieldSort) => void;
}

function FieldControls({ sort, onSort }: FieldControlsProps) {
  const fields = useStage('fields');
  const stats = useFound((state) => state.shaped?.fields) ?? [];
  const tokens = useFound((state) => state.counts.fields);
  const [filter, setFilter] = useState('');
  const [isTree, setTree] = useState(false);
  const isDrawnAsTree = useDeferredValue(isTree);
  const wanted = useDeferredValue(filter);
  const rows = useMemo(
    () => listFieldRows(stats, tokens, fields, { sort, filter: wanted }),
    [stats, tokens, fields, sort, wanted],
  );
  const nulls = useStableList(alwaysNull(rows));
  return (
    <>
      <FieldTools filter={filter} onFilter={setFilter} isTree={isTree} onTree={setTree} nulls={nulls} />
      {rows.length === 0 ? (
        <p>{words.fields.noMatch}</p>
      ) : (
        <FieldsTable rows={rows} isTree={isDrawnAsTree} sort={sort} onSort={onSort} />
      )}
      <p className={css.keys}>{sort === 'order' ? words.fields.keysInOrder : words.fields.keys}</p>
      <ChangesList />
      <LayerChoices />
      <OtherFields />
    </>
  );
}

interface FieldToolsProps {
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly isTree: boolean;
  readonly onTree: (isTree: boolean) => void;
  readonly nulls: readonly FieldRow[];
}

const FieldTools = memo(function FieldTools({ filter, onFilter, isTree, onTree, nulls }: FieldToolsProps) {
  const { edit } = useActions();
  return (
    <div className={css.tools}>
      <SearchField className={css.filter ?? ''} aria-label={words.fields.filter} value={filter} onChange={onFilter}>
        <Search size={13} aria-hidden="true" />
        <Input className={cx(controls.input, controls.plainInput)} placeholder={words.fields.filter} />
        <AriaButton className={css.clear ?? ''}>
          <X size={12} aria-hidden="true" />
        </AriaButton>
      </SearchField>
      <Group aria-label={words.fields.shape} className={controls.segments ?? ''}>
        <Button isSmall isPressed={!isTree} onPress={() => onTree(false)}>
          {words.fields.asTable}
        </Button>
        <Button isSmall isPressed={isTree} onPress={() => onTree(true)}>
          {words.fields.asTree}
        </Button>
      </Group>
      {nulls.length > 0 && (
        <Button
          isSmall
          onPress={() => edit(nulls.map(({ path }) => ({ type: 'setField' as const, path, change: { keep: false } })))}
        >
          {words.fields.dropNulls(nulls.length)}
        </Button>
      )}
    </div>
  );
});

/** What becomes of fields that this output doesn't have. */
const OtherFields = memo(function OtherFields() {
  const { edit } = useActions();
  const others = useSession((state) => currentDesign(state.workspace).history.present.fields.others);
  return (
    <SelectInput
      label={words.fields.others}
      value={others}
      options={[
        { id: 'keep', name: words.fields.othersKeep },
        { id: 'drop', name: words.fields.othersDrop },
      ]}
      onChange={(others) =>
        edit([{ type: 'set', stage: 'fields', change: { others: others === 'drop' ? 'drop' : 'keep' } }])
      }
    />
  );
});
