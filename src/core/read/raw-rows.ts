import type { Json, Problem, ReadStep } from '../model.ts';
import { makeObject } from '../value.ts';
import type { TextLine } from './text-lines.ts';

/** A line of another form than its neighbours, as a row of its own. */
export function toRawRow(line: TextLine): Json {
  return makeObject([['_raw', line.content]]);
}

const shownRawRows = 20;

/** Lines of another form are problems, and the result says so too. */
export function accountOfRawRows(lines: readonly TextLine[]): Pick<ReadStep, 'problems' | 'warnings'> {
  return { problems: problemsOfRawRows(lines), warnings: lines.length > 0 ? ['input_irregular'] : [] };
}

export function problemsOfRawRows(lines: readonly TextLine[]): readonly Problem[] {
  return lines.slice(0, shownRawRows).map(({ content, start }) => {
    return { id: 'rows.unlike', values: { text: content.slice(0, 200) }, start, end: start + content.length };
  });
}

/** Most of a text's first lines have the form. */
export function fitMost(lines: readonly string[], fits: (line: string) => boolean): boolean {
  return lines.length > 0 && lines.filter(fits).length >= lines.length * 0.8;
}
