import { resultWords } from '../words/en.ts';

/** Fewer lines alike are not worth a line that counts them. */
const fewestFolded = 3;
/** What changes from line to line of a log that says the same again: its time, and numbers of processes. */
const changingStart =
  /^\s*(?:\[?\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?\]?|\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?)\s*/;

export interface FoldedText {
  readonly text: string;
  readonly lines: number;
}

/** Lines that follow each other and say the same, but for the time before them, as one and a count; null for none. */
export function foldLines(text: string): FoldedText | null {
  const lines = text.split('\n');
  const kept: string[] = [];
  let folded = 0;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const said = saidIn(line);
    let end = at + 1;
    while (end < lines.length && said !== '' && saidIn(lines[end] ?? '') === said) end++;
    const more = end - at - 1;
    if (more + 1 < fewestFolded) {
      kept.push(...lines.slice(at, end));
    } else {
      kept.push(line, resultWords.linesFolded(more, timeOf(lines[end - 1] ?? '')));
      folded += more;
    }
    at = end;
  }
  return folded === 0 ? null : { text: kept.join('\n'), lines: folded };
}

function saidIn(line: string): string {
  return line.replace(changingStart, '').trimEnd();
}

function timeOf(line: string): string {
  return (changingStart.exec(line)?.[0] ?? '').trim();
}
