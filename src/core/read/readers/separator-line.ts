import type { Reader } from '../../model.ts';

/** The first line `sep=;` of a CSV file for spreadsheets, which names the separator of the rows below it. */
export const separatorLineReader: Reader = {
  id: 'separator-line',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text') return null;
    const found = /^\s{0,20}sep=([,;|\t])\r?\n/i.exec(input.text.slice(0, 40));
    if (found === null) return null;
    const offset = found[0].length;
    return {
      next: { of: 'text', text: input.text.slice(offset) },
      isFinal: false,
      offset,
      values: { separator: found[1] ?? '' },
    };
  },
};

export const examples = {
  hits: ['sep=;\na;b\n1;2\n', 'SEP=\t\r\na\tb\r\n1\t2\r\n'],
  misses: [
    { text: 'sep=;', why: 'nothing follows' },
    { text: 'sep = ;\na = 1', why: 'it is a setting' },
    { text: 'a;b\nsep=;\n', why: 'it is not the first line' },
  ],
};
