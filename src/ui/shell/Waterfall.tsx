import { memo } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import type { StageId } from '../../core/index.ts';
import { changeOf, type DatedCount } from '../../state/counts.ts';
import { isBusy } from '../../state/session-state.ts';
import { cx } from '../controls/cx.ts';
import { Delta } from '../controls/Delta.tsx';
import { useActions, useBudget, useSession } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import { useStageNote } from './use-stage-note.ts';
import css from './Waterfall.module.css';

const stageIds = ['read', 'select', 'fields', 'redact', 'truncate', 'envelope', 'render', 'message'] as const;

/** From what was pasted to what is sent: the tokens after each stage, against the budget. */
export function Waterfall() {
  const isWorking = useSession(isBusy);
  return (
    <nav aria-label={words.waterfall.label}>
      {/* One stop of the keyboard; the arrows go from tile to tile. */}
      <Toolbar className={css.waterfall ?? ''} aria-label={words.waterfall.label}>
        <span className={cx(css.progress, isWorking && css.busy)} aria-hidden="true" />
        {stageIds.map((id, index) => (
          <Tile key={id} id={id} previous={stageIds[index - 1] ?? null} />
        ))}
      </Toolbar>
    </nav>
  );
}

type StageCounts = { readonly [stage in StageId]?: DatedCount };

/** The message carries the final text: its own tokens are those of the text, what is around it stands apart. */
function countOf(stages: StageCounts, id: StageId): DatedCount | undefined {
  return stages[id === 'message' ? 'render' : id];
}

interface TileProps {
  readonly id: StageId;
  readonly previous: StageId | null;
}

const Tile = memo(function Tile({ id, previous }: TileProps) {
  const { showStage } = useActions();
  const budget = useBudget();
  const count = useFound(({ counts }) => countOf(counts.stages, id));
  const before = useFound(({ counts }) => (previous === null ? undefined : countOf(counts.stages, previous)));
  const raw = useFound(({ counts }) => counts.stages.read);
  const largest = useFound(({ counts }) => largestCount(counts.stages));
  const isShown = useSession((state) => (state.shownStage ?? 'render') === id);
  const isStaleCount = useFound(({ counts, askedId }) => {
    const found = countOf(counts.stages, id);
    return found !== undefined && found.shapedId !== askedId;
  });
  const change = useFound(({ counts, countsBefore, askedId }) =>
    changeOf(countOf(counts.stages, id), countOf(countsBefore.stages, id), askedId),
  );
  const overhead = useFound((state) => (id === 'message' ? state.counts.overhead : 0));
  const line = useBudgetLine(id, count, largest);
  const note = useStageNote(id);
  const name = id === 'read' ? words.waterfall.raw : words.stageNames[id];
  return (
    <ToggleButton
      className={cx(css.tile, isStaleCount && css.stale)}
      isSelected={isShown}
      isDisabled={count === undefined}
      onPress={() => showStage(id === 'render' ? null : id)}
    >
      <span className={css.name}>{name}</span>
      {id === 'message' ? <BudgetNote count={count} /> : <span className={css.note}>{note}</span>}
      <span className={css.numbers}>
        <b className={css.count}>{count === undefined ? '–' : showCount(count)}</b>
        {id === 'message' ? (
          <>
            {overhead > 0 && <span className={css.soft}>{`+ ≈${words.number(overhead)}`}</span>}
            {count !== undefined && raw !== undefined && raw.tokens > 0 && (
              <span className={count.tokens < raw.tokens ? css.shrunk : css.grown}>
                {words.waterfall.inAll(words.tokens.percent(count.tokens / raw.tokens - 1))}
              </span>
            )}
          </>
        ) : (
          <Step now={count} before={before} />
        )}
        {change !== null && id !== 'message' && (
          <span className={css.change} title={words.tokens.sinceEdit(change)}>
            <Delta by={change} />
          </span>
        )}
      </span>
      <span className={css.track}>
        <span
          className={cx(css.bar, id === 'read' && css.rawBar)}
          style={{ width: `${((count?.tokens ?? 0) / largest) * 100}%` }}
        />
        {line !== null && (
          <span
            className={css.line}
            style={{ left: `${line * 100}%` }}
            title={words.waterfall.budgetLine(budget.limit)}
          />
        )}
      </span>
    </ToggleButton>
  );
});

function largestCount(stages: StageCounts): number {
  return stageIds.reduce((most, id) => Math.max(most, stages[id]?.tokens ?? 0), 1);
}

/** Where the budget stands on a tile's bar, as a share of it; null where it is beyond, or not known in that unit: only
 * the final text is counted in others than tokens. */
function useBudgetLine(id: StageId, count: DatedCount | undefined, largest: number): number | null {
  const budget = useBudget();
  const size = useFound((state) => state.shaped?.budgetSize ?? 0);
  const isFinal = id === 'render' || id === 'message';
  if (budget.unit === 'tokens') return budget.limit <= largest ? budget.limit / largest : null;
  if (!isFinal || count === undefined || size === 0) return null;
  const share = (budget.limit / size) * (count.tokens / largest);
  return share <= 1 ? share : null;
}

function showCount({ tokens, isExact }: DatedCount): string {
  return `${isExact ? '' : '≈ '}${words.number(tokens)}`;
}

/** What a stage took off or added: a share where it shrank, tokens where it grew. */
function Step({ now, before }: { readonly now: DatedCount | undefined; readonly before: DatedCount | undefined }) {
  if (now === undefined || before === undefined || now.tokens === before.tokens || before.tokens === 0) return null;
  const by = now.tokens - before.tokens;
  if (by > 0) return <span className={css.grown}>{words.tokens.change(by)}</span>;
  return <span className={css.shrunk}>{words.tokens.percent(by / before.tokens)}</span>;
}

/** Whether the final text keeps within the budget. */
function BudgetNote({ count }: { readonly count: DatedCount | undefined }) {
  const budget = useBudget();
  const size = useFound((state) => state.shaped?.budgetSize ?? undefined);
  const used = budget.unit === 'tokens' ? count?.tokens : size;
  if (used === undefined) return <span className={css.note} />;
  if (used <= budget.limit)
    return <span className={cx(css.note, css.within)}>{words.budget.within(budget.limit, budget.unit)}</span>;
  return <span className={cx(css.note, css.beyond)}>{words.budget.over(used - budget.limit, budget.unit)}</span>;
}
