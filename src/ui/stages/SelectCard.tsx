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
/** What a member of the output can say of the rows. */
const sources = ['total', 'next', 'snapshot'] as const;

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
      {sources.map((source) => (
        <PathChoice
          key={`${source} ${pathKey(select[source] ?? [])}`}
          label={words.select[source]}
          hint={words.select[`${source}Hint`]}
          value={select[source] ?? null}
          options={scalarOptions}
          noneName={words.select.none}
          onChange={(path) => edit([{ type: 'set', stage: 'select', change: { [source]: path } }])}
        />
      ))}
    </InTurns>
  );
}
