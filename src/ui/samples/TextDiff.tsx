import { useMemo } from 'react';
import { diffLines, type LineRun } from '../../state/diff-lines.ts';
import type { SurveyRow } from '../../state/survey.ts';
import { cx } from '../controls/cx.ts';
import { words } from '../words/index.ts';
import css from './samples.module.css';

type Measured = Exclude<SurveyRow['measured'], 'failed' | null>;

interface TextDiffProps {
  readonly first: Measured;
  readonly second: Measured;
}

/** Lines alike that stay beside a change; UTF-16 units and lines that are drawn. */
const contextLines = 2;
const shownUnits = 40_000;
const shownLines = 600;

/** The final text of one config against that of another. */
export function TextDiff({ first, second }: TextDiffProps) {
  const runs = useMemo(
    () => diffLines(first.text.slice(0, shownUnits), second.text.slice(0, shownUnits)),
    [first, second],
  );
  const isCut = Math.max(first.textLength, second.textLength) > shownUnits;
  const lines = runs.flatMap(toLines).slice(0, shownLines);
  const isSame = runs.every((run) => run.in === 'both');
  return (
    <>
      {isSame && <p className={css.waiting}>{words.samples.same}</p>}
      {isCut && <p className={css.waiting}>{words.samples.cutShort}</p>}
      {!isSame && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className={css.lines} tabIndex={0} role="group" aria-label={words.samples.diffOf}>
          {lines.map((line) => (
            <div key={line.key} className={cx(css.line, css[line.in])}>
              <span aria-hidden="true">{signs[line.in]}</span>
              {line.in !== 'both' && <span className={css.srOnly}>{said[line.in]}</span>}
              <code>{line.text}</code>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

const signs = { both: ' ', first: '−', second: '+' } as const;
const said = { first: words.samples.onlyThere, second: words.samples.onlyHere } as const;

interface DrawnLine {
  readonly key: string;
  readonly in: LineRun['in'];
  readonly text: string;
}

function toLines(run: LineRun, place: number): readonly DrawnLine[] {
  const draw = (text: string, index: number): DrawnLine => ({ key: `${place}-${index}`, in: run.in, text });
  const { length } = run.lines;
  if (run.in !== 'both' || length <= contextLines * 2 + 1) return run.lines.map(draw);
  const folded: DrawnLine = { key: `${place}-fold`, in: 'both', text: words.samples.inBoth(length - contextLines * 2) };
  return [
    ...run.lines.slice(0, contextLines).map(draw),
    folded,
    ...run.lines.slice(-contextLines).map((text, index) => draw(text, length - contextLines + index)),
  ];
}
