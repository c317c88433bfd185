import { useRef, useState } from 'react';
import { type ChartLine, niceTicks } from '../../state/row-chart.ts';
import { useBudget, useStage } from '../session-context.ts';
import { useSize } from '../use-size.ts';
import { words } from '../words/index.ts';
import { ChartLegend } from './ChartLegend.tsx';
import css from './rows.module.css';

interface RowsChartProps {
  readonly rows: readonly number[];
  readonly lines: readonly ChartLine[];
}

const margin = { top: 8, right: 12, bottom: 20, left: 44 };

/** A line per format. The list beside it says the numbers at one point; what it points at stands out. */
export function RowsChart({ rows, lines }: RowsChartProps) {
  const { format: shown } = useStage('render');
  const [pointed, setPointed] = useState<string | null>(null);
  const [at, setAt] = useState(rows.length - 1);
  const point = Math.min(at, rows.length - 1);
  return (
    <div className={css.chart}>
      <Drawing rows={rows} lines={lines} point={point} front={pointed ?? shown} onPoint={setAt} />
      <ChartLegend
        rows={rows}
        lines={lines}
        point={point}
        shown={shown}
        pointed={pointed}
        onPoint={setPointed}
        onMove={setAt}
      />
    </div>
  );
}

interface DrawingProps extends RowsChartProps {
  readonly point: number;
  /** The format whose line is drawn over the others. */
  readonly front: string;
  readonly onPoint: (point: number) => void;
}

/** For the eye: the list beside it and the table say the same. */
function Drawing({ rows, lines, point, front, onPoint }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const { limit, unit } = useBudget();
  const highest = Math.max(...lines.flatMap(({ tokens }) => tokens));
  const ticks = niceTicks(highest, 4);
  const most = rows.at(-1) ?? 1;
  const x = (count: number) => margin.left + (count / most) * (width - margin.left - margin.right);
  const y = (tokens: number) =>
    height - margin.bottom - (tokens / (ticks.at(-1) ?? 1)) * (height - margin.top - margin.bottom);
  const nearest = (offset: number) =>
    rows.reduce(
      (best, count, index) => (Math.abs(x(count) - offset) < Math.abs(x(rows[best] ?? 0) - offset) ? index : best),
      0,
    );
  const inOrder = [...lines].sort((a, b) => Number(a.format === front) - Number(b.format === front));
  return (
    <div ref={box} className={css.drawing}>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={words.rows.drawing(lines.length, most)}
        onMouseMove={(event) => onPoint(nearest(event.nativeEvent.offsetX))}
      >
        {width > 0 && (
          <>
            {ticks.map((tick) => (
              <g key={tick} transform={`translate(0,${y(tick)})`}>
                <line x1={margin.left} x2={width - margin.right} className={css.grid} />
                <text x={margin.left - 6} dy="0.32em" className={css.tickY}>
                  {words.rows.short(tick)}
                </text>
              </g>
            ))}
            {niceTicks(most, 4)
              .filter((tick) => tick <= most)
              .map((tick) => (
                <text key={tick} x={x(tick)} y={height - 5} className={css.tickX}>
                  {words.number(tick)}
                </text>
              ))}
            {unit === 'tokens' && limit <= (ticks.at(-1) ?? 0) && (
              <g transform={`translate(0,${y(limit)})`}>
                <line x1={margin.left} x2={width - margin.right} className={css.budget} />
                {y(limit) < height - margin.bottom - 16 && (
                  <text x={margin.left + 4} y={-4} className={css.budgetName}>
                    {words.rows.budget}
                  </text>
                )}
              </g>
            )}
            <line
              x1={x(rows[point] ?? 0)}
              x2={x(rows[point] ?? 0)}
              y1={margin.top}
              y2={height - margin.bottom}
              className={css.cursor}
            />
            {inOrder.map(({ format, tokens }) => (
              <g key={format} className={format === front ? css.front : css.line}>
                <polyline points={tokens.map((count, index) => `${x(rows[index] ?? 0)},${y(count)}`).join(' ')} />
                {format === front &&
                  tokens.map((count, index) => (
                    <circle key={rows[index]} cx={x(rows[index] ?? 0)} cy={y(count)} r={2.5} />
                  ))}
              </g>
            ))}
          </>
        )}
      </svg>
    </div>
  );
}
