import type { ChartLine } from '../../state/row-chart.ts';
import { cx } from '../controls/cx.ts';
import { useStage } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './rows.module.css';

interface RowsTableProps {
  readonly rows: readonly number[];
  readonly lines: readonly ChartLine[];
}

/** All that the chart shows, in numbers. */
export function RowsTable({ rows, lines }: RowsTableProps) {
  const { format: shown } = useStage('render');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={css.scroll} tabIndex={0} role="group" aria-label={words.rows.title}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.rows.format}</th>
            {rows.map((count) => (
              <th key={count} scope="col">
                {words.rows.count(count)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ format, tokens }) => (
            <tr key={format} className={cx(format === shown && css.shown)}>
              <th scope="row">{words.formatName(format)}</th>
              {tokens.map((count, index) => (
                <td key={rows[index]}>{words.number(count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
