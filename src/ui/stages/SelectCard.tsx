import { isSamePath, type Path, pathKey, showPath } from '../../core/index.ts';
import { InTurns } from '../controls/InTurns.tsx';
import { useActions, useStage } from '../session-context.ts';
import { useFound, useStageLater } from '../use-found.ts';
import { words } from '../words/index.ts';
import { PathChoice } from './PathChoice.tsx';
import { StageCard } from './StageCard.tsx';

export function SelectCard() {
  const { records, total, next } = useStageLater('select');
  const summary = [
    records.length === 0 ? words.select.whole : words.select.recordsAt(showPath(records)),
    ...(total === null ? [] : [words.select.totalFrom(showPath(total))]),
    ...(next === null ? [] : [words.select.nextFrom(showPath(next))]),
  ].join(' · ');
  return (
    <StageCard stage="select" place={2} summary={summary}>
      {body}
    </StageCard>
  );
}

const body = <SelectBody />;

function SelectBody() {
  const { edit } = useActions();
  const select = useStage('select');
  const lists = useFound((state) => state.shaped?.reading.lists) ?? [];
  const scalars = useFound((state) => state.shaped?.reading.scalars) ?? [];
  const listOptions = [
    { path: [] as Path, name: words.select.whole },
    ...lists
      .filter(({ path }) => path.length > 0)
      .map(({ path, rows }) => ({ path, name: words.select.option(showPath(path), rows) })),
  ];
  const scalarOptions = scalars.map(({ path, sample }) => ({
    path,
    name: words.select.scalar(showPath(path), sample),
  }));
  return (
    <InTurns>
      <PathChoice
        label={words.select.records}
        hint={words.select.recordsHint}
        key={pathKey(select.records)}
        value={select.records}
        options={listOptions}
        onChange={(path) =>
          !isSamePath(path ?? [], select.records) &&
          edit([{ type: 'set', stage: 'select', change: { records: path ?? [] } }])
        }
      />
      <PathChoice
        label={words.select.total}
        hint={words.select.totalHint}
        key={pathKey(select.total ?? [])}
        value={select.total}
        options={scalarOptions}
        noneName={words.select.none}
        onChange={(total) => edit([{ type: 'set', stage: 'select', change: { total } }])}
      />
      <PathChoice
        label={words.select.next}
        hint={words.select.nextHint}
        key={pathKey(select.next ?? [])}
        value={select.next}
        options={scalarOptions}
        noneName={words.select.none}
        onChange={(next) => edit([{ type: 'set', stage: 'select', change: { next } }])}
      />
      <PathChoice
        label={words.select.snapshot}
        hint={words.select.snapshotHint}
        key={pathKey(select.snapshot ?? [])}
        value={select.snapshot}
        options={scalarOptions}
        noneName={words.select.none}
        onChange={(snapshot) => edit([{ type: 'set', stage: 'select', change: { snapshot } }])}
      />
    </InTurns>
  );
}
