/** Columns of a table whose cells are aligned by spaces. */
export interface SpaceColumns {
  readonly names: readonly string[];
  /** Where each column starts; the last one goes to the end of the line. */
  readonly starts: readonly number[];
  /** Lines above the first row. */
  readonly headLines: number;
}

const columnRule = /^ *[-=]{2,}(?: +[-=]{2,})+$/;

/** Finds the columns that start at positions which are blank before in every line; null when these lines are no table. */
export function findSpaceColumns(lines: readonly string[]): SpaceColumns | null {
  const [header = '', second = ''] = lines;
  if (header.length > 2000 || header.includes('\t')) return null;
  if (columnRule.test(second.slice(0, 2000))) {
    const starts = [...second.matchAll(/[-=]+/g)].map(({ index }) => index);
    const names = starts.map((start, column) => header.slice(start, starts[column + 1]).trim());
    return names.every((name) => name !== '') ? { names, starts, headLines: 2 } : null;
  }
  if (lines.length < 2) return null;
  const starts = mergeSegments(lines, findSegments(lines, header.length));
  const names = starts.map((start, column) => header.slice(start, starts[column + 1]).trim());
  return isSpaceHeader(header, names, lines.length - 1) ? { names, starts, headLines: 1 } : null;
}

/** Where runs of positions start that are not blank in every line. */
function findSegments(lines: readonly string[], width: number): readonly number[] {
  const isUsed = new Array<boolean>(width).fill(false);
  for (const line of lines) {
    const end = Math.min(width, line.length);
    for (let at = 0; at < end; at++) if (line.charCodeAt(at) !== 32) isUsed[at] = true;
  }
  return isUsed.flatMap((used, at) => (used && !isUsed[at - 1] ? [at] : []));
}

/** A segment without a name goes on the one before it, and so does a second word of a name under which nothing stands. */
function mergeSegments(lines: readonly string[], starts: readonly number[]): readonly number[] {
  const [header = '', ...rows] = lines;
  return starts.filter((start, column) => {
    const end = starts[column + 1] ?? Number.POSITIVE_INFINITY;
    if (column === 0) return true;
    if (header.slice(start, end).trim() === '') return false;
    const isSecondWord = header[start - 1] === ' ' && header[start - 2] !== ' ';
    return !isSecondWord || rows.some((row) => row.slice(start, end).trim() !== '');
  });
}

/** Names in capitals, or with a capital each where enough stands between them: no words of a sentence. */
function isSpaceHeader(header: string, names: readonly string[], rows: number): boolean {
  if (names.length < 2 || !names.every((name, column) => isColumnName(name) || (name === '' && column === 0)))
    return false;
  const gaps = header.trim().split(/\S+/).slice(1, -1);
  const wide = gaps.filter((gap) => gap.length > 1).length;
  const told = names.filter((name) => name !== '');
  if (told.every((name) => !/[a-z]/.test(name.replace(/\([^()]{0,40}\)/g, '')))) {
    return wide >= (names.length - 1) / 2 || (names.length >= 4 && rows >= 2);
  }
  if (rows < 2 || !told.every((name) => /^[A-Z%#]/.test(name))) return false;
  if (names.length === 2) return /^\S+ {3,}\S+$/.test(header.trim());
  return wide >= gaps.length / 2 || (names.length >= 5 && wide > 0);
}

function isColumnName(name: string): boolean {
  return /^(?:#$|[A-Za-z%@*])[\w%#()/.@*-]{0,40}(?: [\w%#()/.@*-]{1,40}){0,2}$/.test(name) && !/[.:,;]$/.test(name);
}

/** The cells of a line; null where a cell stands across a column's start and words don't tell the columns apart either. */
export function cutSpaceColumns(line: string, { starts }: SpaceColumns): readonly string[] | null {
  const isClear = starts.every((start) => start === 0 || start >= line.length || line[start - 1] === ' ');
  if (isClear) return starts.map((start, column) => line.slice(start, starts[column + 1]).trim());
  const words = [...line.matchAll(/\S+/g)];
  if (words.length < starts.length) return null;
  const last = words[starts.length - 1]?.index ?? 0;
  return [...words.slice(0, starts.length - 1).map(([word]) => word), line.slice(last).trim()];
}
