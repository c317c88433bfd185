import { countFindings, countLosses, type SurveyRow } from '../../state/survey.ts';
import type { SampleState } from '../../state/workspace.ts';
import { Button } from '../controls/Button.tsx';
import { Chip } from '../controls/Chip.tsx';
import { cx } from '../controls/cx.ts';
import { useDesign } from '../session-context.ts';
import { sayFinding, sayLoss } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import { nameOfSample } from '../workspace/names.ts';
import css from './samples.module.css';

type Measured = Exclude<SurveyRow['measured'], 'failed' | null>;

interface SamplesTableProps {
  readonly rows: readonly SurveyRow[];
  /** The same samples under another config; null where there is none. */
  readonly others: readonly SurveyRow[] | null;
  readonly onOpen: (sampleId: string) => void;
}

const tones = { success: 'good', partial: 'warn', empty: 'plain', unknown: 'warn', error: 'bad' } as const;

export function SamplesTable({ rows, others, onOpen }: SamplesTableProps) {
  const design = useDesign();
  const { columns } = words.samples;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={css.scroll} tabIndex={0} role="group" aria-label={words.samples.table}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col" className={css.figure}>
              {columns.tokens}
            </th>
            {others !== null && (
              <>
                <th scope="col" className={css.figure}>
                  {columns.other}
                </th>
                <th scope="col" className={css.figure}>
                  {columns.change}
                </th>
              </>
            )}
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.rows}</th>
            <th scope="col">{columns.findings}</th>
            <th scope="col">{columns.losses}</th>
            <th scope="col">{columns.leaks}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sampleId, measured }) => {
            const sample = design.samples.find(({ id }) => id === sampleId);
            if (sample === undefined) return null;
            const other = others?.find((row) => row.sampleId === sampleId)?.measured;
            return (
              <tr key={sampleId} className={cx(sampleId === design.sampleId && css.current)}>
                <th scope="row">
                  <Button look="quiet" isSmall className={css.pick} onPress={() => onOpen(sampleId)}>
                    {nameOfSample(sample, design)}
                  </Button>
                </th>
                {typeof measured === 'object' && measured !== null ? (
                  <MeasuredCells measured={measured} other={other} isCompared={others !== null} />
                ) : (
                  <td colSpan={others === null ? 6 : 8} className={css.waiting}>
                    {sayMissing(sample, measured)}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface MeasuredCellsProps {
  readonly measured: Measured;
  readonly other: SurveyRow['measured'] | undefined;
  readonly isCompared: boolean;
}

function MeasuredCells({ measured, other, isCompared }: MeasuredCellsProps) {
  const { tokens, status, kept, received, findings, losses, leaks, isReadBack } = measured;
  const then = typeof other === 'object' && other !== null ? other.tokens : null;
  const lost = countLosses(measured);
  const errors = countFindings(measured, 'error');
  const warnings = countFindings(measured, 'warning');
  return (
    <>
      <td className={css.figure}>{words.number(tokens)}</td>
      {isCompared && (
        <>
          <td className={css.figure}>{then === null ? words.samples.measuring : words.number(then)}</td>
          <td className={css.figure}>{then === null || then === 0 ? '' : words.tokens.percent(tokens / then - 1)}</td>
        </>
      )}
      <td>
        <Chip tone={tones[status]}>{words.envelope.status[status]}</Chip>
      </td>
      <td>{words.samples.rows(kept, received)}</td>
      <td
        className={cx(css.wide, errors > 0 ? css.bad : warnings > 0 && css.warn)}
        title={findings.map(sayFinding).join('\n')}
      >
        {words.samples.findings(errors, warnings, countFindings(measured, 'info'))}
      </td>
      <td title={losses.map(sayLoss).join('\n')}>
        {!isReadBack ? words.samples.notReadBack : lost === 0 ? words.samples.none : words.number(lost)}
      </td>
      <td className={cx(leaks > 0 && css.bad)}>{leaks === 0 ? words.samples.none : words.number(leaks)}</td>
    </>
  );
}

function sayMissing({ length }: SampleState, measured: SurveyRow['measured']): string {
  if (length === 0) return words.samples.empty;
  return measured === 'failed' ? words.samples.failed : words.samples.measuring;
}
