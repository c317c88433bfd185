import type { Json, Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { type Diagnostic, readDiagnostic } from '../diagnostic-lines.ts';
import { problemsOfRawRows, toRawRow } from '../raw-rows.ts';
import { probeLines, type TextLine, toldLines } from '../text-lines.ts';

/** What stands below the messages: how many there were, and where. */
const sumLine = /^(?:Found |✖ )?\d{1,9} (?:errors?|warnings?|problems?)\b/;

/** What compilers and linters print, `file:line:column: level: message` or tsc's form: one row a message. */
export const diagnosticsReader: Reader = {
  id: 'diagnostics',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || !areDiagnostics(probeLines(input.text))) return null;
    const rows: { told: Diagnostic | null; more: string[]; line: TextLine }[] = [];
    let isSummed = false;
    for (const line of toldLines(input.text)) {
      const told = readDiagnostic(line.content);
      const last = rows.at(-1);
      if (told === null && (isSummed || isIndentedLine(line.content)) && last !== undefined)
        last.more.push(line.content.trimEnd());
      else rows.push({ told, more: [], line });
      isSummed ||= sumLine.test(line.content);
    }
    const raw = rows.filter(({ told }) => told === null).map(({ line }) => line);
    const value = rows.map(({ told, more, line }): Json => {
      if (told === null) return toRawRow({ ...line, content: [line.content, ...more].join('\n') });
      const message = [told.message, ...more].join('\n');
      return makeObject([
        ['file', told.file],
        ['line', told.line],
        ['column', told.column],
        ['level', told.level],
        ['code', told.code],
        ['message', message],
      ]);
    });
    return { next: { of: 'value', value }, isFinal: false, format: 'diagnostics', problems: problemsOfRawRows(raw) };
  },
};

/** It goes on with the message above, or shows the line of the program that is meant, behind its number. */
function isIndentedLine(content: string): boolean {
  return /^(?:[ \t]|\d{1,7}(?: |$))/.test(content) && !sumLine.test(content);
}

/** Four of five lines that are not indented name a place, and one says how bad it is or several name line and column. */
function areDiagnostics(lines: readonly string[]): boolean {
  const end = lines.findIndex((line) => sumLine.test(line));
  const heads = (end < 1 ? lines : lines.slice(0, end)).filter((line) => !isIndentedLine(line));
  const told = heads.flatMap((line) => readDiagnostic(line) ?? []);
  if (told.length === 0 || told.length < heads.length * 0.8) return false;
  const isLevelled = told.filter(({ level, code, line }) => line !== null && (level ?? code) !== null).length;
  return isLevelled >= told.length / 2 || (told.length > 1 && told.every(({ column }) => column !== null));
}

export const examples = {
  hits: [
    "a.ts(1,13): error TS2304: Cannot find name 'x'.\na.ts(9,45): error TS2349: This expression is not callable.\n  Type 'never' has no call signatures.\n",
    'a/b.py:16: error: "A" has no attribute "x"  [attr-defined]\na/b.py: note: In member "f" of class "A":\na/b.py:17:4: warning: slow\n',
    "main.c: In function 'main':\nmain.c:3:5: error: expected ';'\n    3 |     x\n      |     ^\n",
    'a.py:1:1: F401 os imported but unused\na.py:2:80: E501 line too long\n',
    "/app/a.js:1:5: 'x' is never used. [Error/no-unused-vars]\n/app/a.js:2:1: Bad. [Warning/style]\n",
    'main.go:3:5: undefined: x\nmain.go:9:1: missing return\n',
    "a.ts:1:7 - error TS2322: Type 'number' is not assignable.\n\n1 const x: string = 5;\n        ~\n\n\nFound 1 error in a.ts:1\n",
  ],
  misses: [
    { text: 'src/a.ts:12:const x = 1\nsrc/b.ts:9:const y = 2', why: 'grep prints the line itself' },
    { text: 'Note: see a.ts\nMore: see b.ts', why: 'no line is named' },
    { text: 'a.ts:1:2: one thing', why: 'one place without a level may be anything' },
    { text: 'The build failed.\na.ts(1,1): error TS1: x', why: 'half of it is other text' },
    { text: 'https://example.com:80:1: x\nhttps://example.com:81:1: y', why: 'an address is no file' },
  ],
};
