import type { Detector } from '../../model.ts';

/** A frame, at the start of its line; ends of lines and quotes may be escaped. */
const framePattern =
  /(?:[ \t]|\\t){0,12}(?:at [^\r\n\\]{1,200}?(?:\.(?:java|kt|[cm]?js|tsx?|scala):\d{1,7}(?::\d{1,7})?\)?|\.cs:line \d{1,7})|File \\?"[^"\r\n\\]{1,200}\\?", line \d{1,7}(?:, in [\w<>.]{1,100})?|#\d{1,3} [^\r\n\\]{1,200}?\.php\(\d{1,7}\)(?:: [^\r\n\\]{1,100})?|[^\s\\]{1,200}\.go:\d{1,7}(?: \+0x[\da-f]{1,16})?|(?:from )?[^\s\\]{1,200}\.rb:\d{1,7}:in [^\r\n\\]{1,100}|Traceback \(most recent call last\):)(?=\s|\\[nrt]|["',]|$)/y;
const frameBreak = /(?:\r?\n|\\r?\\n|\\n)/y;
/** Frames that are hidden together. */
const mostFrames = 200;

/** Frames of stack traces: files, lines and functions of the program that failed. */
export const stackTrace = {
  id: 'stack-trace',
  group: 'network',
  suggests: 'fixed',
  anchors: {
    words: [
      '.java:0',
      '.kt:0',
      '.js:0',
      '.ts:0',
      '.mjs:0',
      '.cjs:0',
      '.py"',
      '.py\\\\"',
      '.cs:line',
      '.go:0',
      '.rb:0',
      '.php(0',
      'traceback (most',
    ],
  },
  match(text, at) {
    const start = startOfLine(text, at);
    const end = endOfFrames(text, start);
    return end > at ? { start, end } : null;
  },
} as const satisfies Detector;

function startOfLine(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 260), at);
  const breaks = [before.lastIndexOf('\n') + 1, before.lastIndexOf('\\n') + 2, before.lastIndexOf('"  ') + 1];
  return at - before.length + Math.max(0, ...breaks.filter((place) => place > 1 || before.charAt(place - 1) === '\n'));
}

function endOfFrames(text: string, start: number): number {
  let end = start;
  let from = start;
  for (let count = 0; count < mostFrames; count++) {
    framePattern.lastIndex = from;
    if (!framePattern.test(text)) break;
    end = framePattern.lastIndex;
    frameBreak.lastIndex = end;
    if (!frameBreak.test(text)) break;
    from = frameBreak.lastIndex;
  }
  return end;
}

export const examples = {
  hits: [
    {
      text: 'Error: no\n    at run (/app/x.js:10:5)\n    at main (x.js:2:1)\nend',
      found: ['    at run (/app/x.js:10:5)\n    at main (x.js:2:1)'],
    },
    { text: '\tat com.acme.Shop.pay(Shop.java:12)', found: ['\tat com.acme.Shop.pay(Shop.java:12)'] },
    {
      text: 'Traceback (most recent call last):\n  File "a.py", line 3, in run',
      found: ['Traceback (most recent call last):\n  File "a.py", line 3, in run'],
    },
  ],
  misses: [
    { text: 'see x.js:10', reason: 'a place in a file' },
    { text: 'at noon in x.java', reason: 'words' },
  ],
};
