import type { Reader } from '../../model.ts';

/** A Markdown fence around the whole text, with the language that it names. */
export const fenceReader: Reader = {
  id: 'fence',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text') return null;
    const { text } = input;
    const opening = /^\s{0,100}?( {0,3})(`{3,20}|~{3,20})[ \t]{0,20}([^`\s]{0,60})[^`\n]{0,200}\n/.exec(text);
    if (opening === null) return null;
    const [head, , mark = '', language = ''] = opening;
    const trimmed = text.trimEnd();
    const last = trimmed.lastIndexOf('\n') + 1;
    if (last < head.length || !isClosing(trimmed.slice(last), mark)) return null;
    const body = text.slice(head.length, last);
    if (body.includes(mark) && body.split('\n').some((line) => isClosing(line, mark))) return null;
    return {
      next: { of: 'text', text: body.replace(/\r?\n$/, '') },
      isFinal: false,
      offset: head.length,
      values: { language },
    };
  },
};

/** At least as long as the opening one, and alone on its line. */
function isClosing(line: string, mark: string): boolean {
  const rest = line.slice(0, 200).trim();
  return rest.length >= mark.length && rest === (mark[0] ?? '').repeat(rest.length);
}

export const examples = {
  hits: [
    '```json\n{"a":1}\n```',
    '```\na,b\n1,2\n```\n',
    '~~~yaml title="x"\na: 1\nb: 2\n~~~',
    '````md\n```js\nx\n```\n````',
    '```\n```',
  ],
  misses: [
    { text: '```json\n{"a":1}', why: 'the fence is not closed' },
    { text: 'Result:\n```json\n{"a":1}\n```', why: 'words come before it' },
    { text: '```a\n1\n```\nand\n```b\n2\n```', why: 'two blocks are not one' },
    { text: '```inline``` code\nand more\n```', why: 'the first line holds more than a fence' },
  ],
};
