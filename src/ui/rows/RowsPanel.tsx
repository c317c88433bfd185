import { useState } from 'react';
import { chartLines, type RowPlot } from '../../state/row-chart.ts';
import { Button } from '../controls/Button.tsx';
import controls from '../controls/controls.module.css';
import { words } from '../words/index.ts';
import { RowsChart } from './RowsChart.tsx';
import { RowsTable } from './RowsTable.tsx';
import css from './rows.module.css';
import { useRowPlot } from './use-row-plot.ts';

/** What each format costs for how many rows, as a chart or as its table. */
export function RowsPanel() {
  const plot = useRowPlot();
  if (plot == null) return <p className={css.waiting}>{plot === null ? words.rows.none : words.rows.waiting}</p>;
  return <RowsOf plot={plot} />;
}

function RowsOf({ plot }: { readonly plot: RowPlot }) {
  const [isTable, setTable] = useState(false);
  const lines = chartLines(plot);
  const last = plot.rows.at(-1) ?? 0;
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <p>{last < plot.existing ? words.rows.leadPart(last, plot.existing) : words.rows.lead(plot.existing)}</p>
        <div className={controls.segments} role="group" aria-label={words.rows.view}>
          <Button isSmall isPressed={!isTable} onPress={() => setTable(false)}>
            {words.rows.asChart}
          </Button>
          <Button isSmall isPressed={isTable} onPress={() => setTable(true)}>
            {words.rows.asTable}
          </Button>
        </div>
      </div>
      {isTable ? <RowsTable rows={plot.rows} lines={lines} /> : <RowsChart rows={plot.rows} lines={lines} />}
    </div>
  );
}
