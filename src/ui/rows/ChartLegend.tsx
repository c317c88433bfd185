import { Button } from 'react-aria-components/Button';
import type { ChartLine } from '../../state/row-chart.ts';
import { cx } from '../controls/cx.ts';
import { useActions } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './rows.module.css';

interface ChartLegendProps {
  readonly rows: readonly number[];
  readonly lines: readonly ChartLine[];
  readonly point: number;
  readonly shown: string;
  readonly pointed: string | null;
  readonly onPoint: (format: string | null) => void;
  readonly onMove: (point: number) => void;
}

/** The counts at one number of rows, which a slider moves; pressing a format chooses it. */
export function ChartLegend({ rows, lines, point, shown, pointed, onPoint, onMove }: ChartLegendProps) {
  const { edit, showStage } = useActions();
  const use = (format: string) => {
    showStage(null);
    if (format !== shown) edit([{ type: 'set', stage: 'render', change: { format } }]);
  };
  const count = rows[point] ?? 0;
  return (
    <div className={css.legend}>
      <label className={css.slider}>
        <span>{words.rows.at(count)}</span>
        <input
          type="range"
          aria-label={words.rows.slider}
          aria-valuetext={words.rows.at(count)}
          min={0}
          max={rows.length - 1}
          value={point}
          onChange={(event) => onMove(Number(event.target.value))}
        />
      </label>
      <ul onMouseLeave={() => onPoint(null)}>
        {lines.map(({ format, tokens }) => (
          <li key={format}>
            <Button
              className={cx(css.entry, format === shown && css.shown, format === pointed && css.pointed)}
              aria-current={format === shown}
              onPress={() => use(format)}
              onFocus={() => onPoint(format)}
              onBlur={() => onPoint(null)}
              onHoverStart={() => onPoint(format)}
            >
              <span>{words.formatName(format)}</span>
              <b>{words.number(tokens[point] ?? 0)}</b>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
