/** A line without its break, and where it starts. */
export interface TextLine {
  readonly content: string;
  readonly start: number;
}

/** Enough of a text to tell what it is. */
const probedCharacters = 100_000;
const probedLines = 400;

export function linesOfText(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const content = text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end);
    lines.push({ content, start });
    start = end + 1;
  }
  return lines;
}

/** The first whole lines of a text that say something, without spaces at their ends. */
export function probeLines(text: string): readonly string[] {
  const head = text.slice(0, probedCharacters);
  const lines = head.split('\n', probedLines + 1);
  if (head.length < text.length && lines.length <= probedLines) lines.pop();
  return lines
    .slice(0, probedLines)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

/** The lines that say something. */
export function toldLines(text: string): readonly TextLine[] {
  return linesOfText(text).filter(({ content }) => content.trim() !== '');
}
