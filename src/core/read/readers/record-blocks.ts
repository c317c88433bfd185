import type { Json, Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { toldLines } from '../text-lines.ts';

const psqlBlock = /^-\[ RECORD \d{1,9} \][-+]*$/;
const psqlCell = /^([^|\n]{1,200}?)\s*\|(?: (.*))?$/;
const mysqlBlock = /^\*{5,} \d{1,9}\. row \*{5,}$/;
const mysqlCell = /^ *([^:\n]{1,200}):(?: (.*))?$/;
const closingBlockLine = /^(?:\(\d{1,12} rows?\)|\d{1,12} rows? in set\b.*|Time: .*|Expanded display is on\.)$/;

/** Records one below the other, a line for each column, as psql prints them after `\x` and mysql after `\G`. */
export const recordBlocksReader: Reader = {
  id: 'record-blocks',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || !/^\s{0,200}(?:-\[ RECORD |\*{5,}|Expanded display)/.test(input.text)) return null;
    const lines = toldLines(input.text).filter(({ content }) => !closingBlockLine.test(content.trimEnd()));
    const first = lines[0]?.content.trimEnd() ?? '';
    const isPsql = psqlBlock.test(first);
    if (!isPsql && !mysqlBlock.test(first)) return null;
    const [block, cell] = isPsql ? [psqlBlock, psqlCell] : [mysqlBlock, mysqlCell];
    const records: [string, string][][] = [];
    for (const { content } of lines) {
      const line = content.trimEnd();
      const record = records.at(-1);
      const last = record?.at(-1);
      if (block.test(line)) records.push([]);
      else {
        const [, key = '', value = ''] = cell.exec(content) ?? [];
        const goesOn = key.trim() === '' || !cell.test(content);
        if (!goesOn) record?.push([key.trim(), value.replace(/\+$/, '').trimEnd()]);
        else if (last !== undefined) last[1] = `${last[1]}\n${(value === '' ? content : value).trim()}`;
        else return null;
      }
    }
    const none = isPsql ? '' : 'NULL';
    const value = records.map((members): Json => {
      return makeObject(members.map(([key, text]) => [key, text === none ? null : text] as const));
    });
    return { next: { of: 'value', value }, isFinal: false, format: 'record-blocks' };
  },
};

export const examples = {
  hits: [
    '-[ RECORD 1 ]----\nid   | 1\nname | Ann\nnote | \n-[ RECORD 2 ]----\nid   | 2\nname | Lee\nnote | one+\n     | two\n',
    '*************************** 1. row ***************************\n  id: 1\nname: NULL\n1 row in set (0.00 sec)\n',
  ],
  misses: [
    { text: '- [ RECORD 1 ]\nid | 1', why: 'it is a list in Markdown' },
    { text: '***\n id: 1', why: 'no row is counted' },
  ],
};
