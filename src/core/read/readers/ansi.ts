import type { Problem, Reader } from '../../model.ts';

/** CSI, OSC with its end, other strings with theirs, and the short ones. */
const terminalCode =
  /\u001b\[[0-?]{0,100}[ -/]{0,10}[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[PX^_][^\u001b]*\u001b\\|\u001b[ -/]{0,3}[0-~]|\u009b[0-?]{0,100}[ -/]{0,10}[@-~]/g;
/** A percentage, a share, dots or a bar. */
const progressMark = /\d ?%|\d ?\/ ?\d|\.{3}|[=#>█▓]{3}/;

/** Colours, links and cursor moves of a terminal, and lines that it drew again and again: the last state of each stays. */
export const ansiReader: Reader = {
  id: 'ansi',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text') return null;
    const { text } = input;
    if (text.includes('\u0000')) return null;
    const hasCodes = text.includes('\u001b') || text.includes('\u009b');
    const redrawn = text.search(/\r(?!\n)/);
    if (!hasCodes && redrawn < 0) return null;
    let codes = 0;
    let links = 0;
    const plain = hasCodes
      ? text.replace(terminalCode, (code) => {
          codes++;
          if (/^\u001b\]8;[^;]*;[^\u001b\u0007]/.test(code)) links++;
          return '';
        })
      : text;
    const { lines, redraws } = redrawn < 0 ? { lines: plain, redraws: 0 } : foldRedraws(plain, codes > 0);
    if (codes === 0 && redraws === 0) return null;
    const problems: Problem[] = [];
    if (redraws > 0)
      problems.push({ id: 'ansi.redraws', values: { count: redraws }, start: redrawn, end: redrawn + 1 });
    if (links > 0) {
      const start = text.indexOf('\u001b]8;');
      problems.push({ id: 'ansi.links', values: { count: links }, start, end: start + 1 });
    }
    return { next: { of: 'text', text: lines }, isFinal: false, values: { codes, links, redraws }, problems };
  },
};

/** A carriage return inside a line starts it anew: what stood there before is gone. */
function foldRedraws(text: string, isTerminal: boolean): { lines: string; redraws: number } {
  let redraws = 0;
  const lines = text.split('\n').map((line) => {
    const end = line.endsWith('\r') ? '\r' : '';
    const body = line.slice(0, line.length - end.length);
    if (!body.includes('\r')) return line;
    const states = body.split('\r').filter((state) => state.trim() !== '');
    if (states.length < 2 || !(isTerminal || isProgress(states))) return line;
    redraws += states.length - 1;
    return `${states.at(-1) ?? ''}${end}`;
  });
  return { lines: lines.join('\n'), redraws };
}

/** The same words with other figures, so that no old Mac's lines are taken for it. */
function isProgress(states: readonly string[]): boolean {
  const first = wordsOfState(states[0] ?? '');
  return states.slice(0, -1).every((state) => progressMark.test(state) && wordsOfState(state) === first);
}

function wordsOfState(state: string): string {
  return state
    .slice(0, 200)
    .replace(/[^\p{L}]+/gu, '')
    .slice(0, 4);
}

export const examples = {
  hits: [
    '\u001b[31merror\u001b[0m: no such file',
    '\u001b[2KGet: 1%\rGet: 2%\rGet: 100% ',
    '\u001b]8;;https://example.com\u0007the page\u001b]8;;\u0007',
    'Downloading 1%\rDownloading 50%\rDownloading 100%\nDone\n',
  ],
  misses: [
    { text: 'a,b\r\n1,2\r\n', why: 'lines end in CRLF' },
    { text: 'a,b\r1,2\r3,4', why: 'lines end as on an old Mac' },
    { text: '{"a":"\\u001b[31m"}', why: 'the code is written as an escape of JSON' },
    { text: '\u001b[31m\u0000', why: 'it is no text' },
    { text: '[31m is how a colour starts', why: 'the escape character itself is not there' },
  ],
};
