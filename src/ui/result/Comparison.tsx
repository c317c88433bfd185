import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Format } from '../../core/index.ts';
import { perThousandCalls, withOwnPrices } from '../../state/prices.ts';
import { judgeFormat } from '../../state/verdict.ts';
import { Button } from '../controls/Button.tsx';
import { cx } from '../controls/cx.ts';
import { useActions, useSession, useShaper } from '../session-context.ts';
import { sayLoss, sayRecommendation } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import { CompareTools } from './CompareTools.tsx';
import css from './compare.module.css';
import { RulesTable } from './RulesTable.tsx';
import { useComparing } from './use-comparing.ts';

/** All formats of the same result, the cheapest first, against one baseline. */
export function Comparison({ formats }: { readonly formats: readonly Format[] }) {
  const selected = useShaper().render.format;
  const order = useSession(({ counts }) => orderByTokens(formats, counts.formats).join(' '));
  const [comparing, change] = useComparing();
  const prices = withOwnPrices(comparing.prices);
  const price = prices.find(({ id }) => id === comparing.model) ?? prices[0];
  const { columns, baselines, title } = words.compare;
  if (price === undefined) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={css.comparison} tabIndex={0} role="group" aria-label={title}>
      <CompareTools comparing={comparing} price={price} onChange={change} />
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{columns.format}</th>
            <th scope="col">{columns.tokens}</th>
            <th scope="col">{columns.against(baselines[comparing.baseline] ?? '')}</th>
            <th scope="col" className={css.size}>
              {columns.size}
            </th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.readsBack}</th>
            <th scope="col">{columns.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {order.split(' ').map((id) => (
            <FormatRow
              key={id}
              id={id}
              baseline={comparing.baseline}
              dollars={price.dollars}
              isSelected={id === selected}
            />
          ))}
        </tbody>
      </table>
      <RulesTable order={order.split(' ')} />
    </div>
  );
}

interface FormatRowProps {
  readonly id: string;
  readonly baseline: string;
  readonly dollars: number;
  readonly isSelected: boolean;
}

const FormatRow = memo(function FormatRow({ id, baseline, dollars, isSelected }: FormatRowProps) {
  const { edit, showStage } = useActions();
  const count = useSession(({ counts }) => counts.formats[id]);
  const against = useSession(({ counts }) => (counts.formats[baseline] ?? counts.stages.read)?.tokens ?? 0);
  const length = useSession(({ counts }) => counts.lengths[id]);
  const use = () => {
    showStage(null);
    edit([{ type: 'set', stage: 'render', change: { format: id } }]);
  };
  const { compare } = words;
  return (
    <tr className={cx(isSelected && css.chosen)}>
      <th scope="row">
        {isSelected ? (
          words.formatName(id)
        ) : (
          <Button look="quiet" isSmall className={css.pick} onPress={use}>
            {words.formatName(id)}
          </Button>
        )}
      </th>
      <td>{count === undefined ? '…' : `${count.isExact ? '' : '≈ '}${words.number(count.tokens)}`}</td>
      <td>{count === undefined || against === 0 ? '' : words.tokens.percent(count.tokens / against - 1)}</td>
      <td className={css.size}>{length === undefined ? '' : words.number(length)}</td>
      <td>{count === undefined ? '' : compare.dollars(perThousandCalls(count.tokens, dollars))}</td>
      <td>
        <ReadsBack format={id} />
      </td>
      <td>
        <Verdict format={id} against={against} />
      </td>
    </tr>
  );
});

/** What the format is good for on this data; the rule's reason is told where the rule names it. */
function Verdict({ format, against }: { readonly format: string; readonly against: number }) {
  const verdict = useSession(({ counts, shaped }) =>
    judgeFormat({
      format,
      recommended: counts.recommended?.format ?? null,
      rows: shaped?.stages.at(-1)?.report.kept ?? 0,
      counts: counts.formats,
      fidelity: counts.fidelity,
      baseline: against,
    }),
  );
  const rule = useSession(({ counts }) => counts.recommended?.rule);
  if (verdict === null) return null;
  const reason = verdict === 'rule' && rule !== undefined ? sayRecommendation(rule) : undefined;
  return (
    <span className={css.verdict} title={reason}>
      {words.compare.verdicts[verdict]}
    </span>
  );
}

/** Whether a reader of the text gets the same data, proved by reading it back. */
function ReadsBack({ format }: { readonly format: string }) {
  const fidelity = useSession(({ counts }) => counts.fidelity[format]);
  if (fidelity === undefined) return null;
  const { exact, losses } = fidelity;
  if (exact === null) return <span>{words.result.notReadBack}</span>;
  if (exact) {
    return (
      <span className={cx(css.back, css.exact)}>
        <CircleCheck size={12} aria-hidden="true" />
        {words.result.readsBackExactly}
      </span>
    );
  }
  const said = losses.map(sayLoss);
  return (
    <span className={cx(css.back, css.lossy)} title={said.join('\n')}>
      <TriangleAlert size={12} aria-hidden="true" />
      <span>{said[0]}</span>
    </span>
  );
}

type FormatCounts = { readonly [format: string]: { readonly tokens: number } };

function orderByTokens(formats: readonly Format[], counts: FormatCounts): readonly string[] {
  const tokensOf = (id: string) => counts[id]?.tokens ?? Number.POSITIVE_INFINITY;
  return formats.map(({ id }) => id).sort((a, b) => (tokensOf(a) === tokensOf(b) ? 0 : tokensOf(a) - tokensOf(b)));
}
