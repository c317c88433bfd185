import { useMemo } from 'react';
import type { Format } from '../../core/index.ts';
import type { Counts } from '../../state/counts.ts';
import { withOwnPrices } from '../../state/prices.ts';
import { judgeFormat } from '../../state/verdict.ts';
import { cx } from '../controls/cx.ts';
import { Later } from '../controls/Later.tsx';
import { useFound, useStageLater } from '../use-found.ts';
import { sayRecommendation } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import { CompareTools } from './CompareTools.tsx';
import css from './compare.module.css';
import { EstimateLine } from './EstimateLine.tsx';
import { FormatRow } from './FormatRow.tsx';
import { RulesTable } from './RulesTable.tsx';
import { useComparing } from './use-comparing.ts';
import { useModelTokens } from './use-model-tokens.ts';

/** All formats of the same result, the cheapest first, against one baseline. */
export function Comparison({ formats }: { readonly formats: readonly Format[] }) {
  const selected = useStageLater('render').format;
  const counts = useFound((state) => state.counts);
  const rows = useFound(({ shaped }) => shaped?.stages.at(-1)?.report.kept ?? 0);
  const order = orderByTokens(formats, counts.formats);
  const [comparing, change] = useComparing();
  const prices = useMemo(() => withOwnPrices(comparing.prices), [comparing.prices]);
  const [first] = prices;
  const price = prices.find(({ id }) => id === comparing.model) ?? first;
  const model = useModelTokens(price, comparing.calibrations);
  const against = (counts.formats[comparing.baseline] ?? counts.stages.read)?.tokens ?? 0;
  const { columns, baselines, title, ownTokens } = words.compare;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={css.comparison} tabIndex={0} role="group" aria-label={title}>
      <Later room={<div className={css.tools} />}>
        <CompareTools comparing={comparing} price={price} onChange={change} />
      </Later>
      {model.kind === 'estimated' && (
        <EstimateLine
          {...model}
          calibration={comparing.calibrations[model.family]}
          onCalibrate={(next) => change({ calibrations: { ...comparing.calibrations, [model.family]: next } })}
        />
      )}
      <table className={cx(css.table, model.kind !== 'counted' && css.withSecond)}>
        <thead>
          <tr>
            <th scope="col" className={css.name}>
              {columns.format}
            </th>
            <th scope="col">{model.kind === 'counted' ? columns.tokens : 'o200k_base'}</th>
            {model.kind !== 'counted' && <th scope="col">{ownTokens(model)}</th>}
            <th scope="col">{columns.against(baselines[comparing.baseline] ?? '')}</th>
            <th scope="col" className={css.bytes}>
              {columns.bytes}
            </th>
            <th scope="col">{columns.price}</th>
            <th scope="col" className={css.back}>
              {columns.readsBack}
            </th>
            <th scope="col" className={css.verdict}>
              {columns.verdict}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((id) => (
            <FormatRow
              key={id}
              id={id}
              {...measureFormat(id, against, rows, counts)}
              against={against}
              dollars={price.dollars}
              model={model}
              isSelected={id === selected}
            />
          ))}
        </tbody>
      </table>
      <Later>
        <RulesTable order={order.join(' ')} />
      </Later>
    </div>
  );
}

/** What is known of a format, and what it is good for on this data. */
function measureFormat(id: string, against: number, rows: number, counts: Counts) {
  const { formats, bytes, fidelity, recommended } = counts;
  const verdict = judgeFormat({
    format: id,
    recommended: recommended?.format ?? null,
    rows,
    counts: formats,
    fidelity,
    baseline: against,
  });
  return {
    tokens: formats[id]?.tokens,
    isExact: formats[id]?.isExact === true,
    bytes: bytes[id],
    fidelity: fidelity[id],
    verdict,
    reason: verdict === 'rule' && recommended != null ? sayRecommendation(recommended.rule) : undefined,
  };
}

type FormatCounts = { readonly [format: string]: { readonly tokens: number } };

function orderByTokens(formats: readonly Format[], counts: FormatCounts): readonly string[] {
  const tokensOf = (id: string) => counts[id]?.tokens ?? Number.POSITIVE_INFINITY;
  return formats.map(({ id }) => id).sort((a, b) => (tokensOf(a) === tokensOf(b) ? 0 : tokensOf(a) - tokensOf(b)));
}
