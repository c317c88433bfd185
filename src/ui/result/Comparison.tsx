import type { Format } from '../../core/index.ts';
import { withOwnPrices } from '../../state/prices.ts';
import { cx } from '../controls/cx.ts';
import { useSession, useShaper } from '../session-context.ts';
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
  const selected = useShaper().render.format;
  const order = useSession(({ counts }) => orderByTokens(formats, counts.formats).join(' '));
  const [comparing, change] = useComparing();
  const prices = withOwnPrices(comparing.prices);
  const [first] = prices;
  const price = prices.find(({ id }) => id === comparing.model) ?? first;
  const model = useModelTokens(price, comparing.calibrations);
  const { columns, baselines, title, ownTokens } = words.compare;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={css.comparison} tabIndex={0} role="group" aria-label={title}>
      <CompareTools comparing={comparing} price={price} onChange={change} />
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
          {order.split(' ').map((id) => (
            <FormatRow
              key={id}
              id={id}
              baseline={comparing.baseline}
              dollars={price.dollars}
              model={model}
              isSelected={id === selected}
            />
          ))}
        </tbody>
      </table>
      <RulesTable order={order.split(' ')} />
    </div>
  );
}

type FormatCounts = { readonly [format: string]: { readonly tokens: number } };

function orderByTokens(formats: readonly Format[], counts: FormatCounts): readonly string[] {
  const tokensOf = (id: string) => counts[id]?.tokens ?? Number.POSITIVE_INFINITY;
  return formats.map(({ id }) => id).sort((a, b) => (tokensOf(a) === tokensOf(b) ? 0 : tokensOf(a) - tokensOf(b)));
}
