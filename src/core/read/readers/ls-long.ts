import type { Json, Problem, Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { probeLines, toldLines } from '../text-lines.ts';

const entryLine =
  /^([-bcdlpsD][-rwxsStTl]{9}[.+@]?) +(\d{1,10}) +(\S{1,100}) +(\S{1,100}) +(\d{1,20}(?:, *\d{1,10})?|[\d.,]{1,10}[KMGTP]i?B?) +([A-Z][a-z]{2} +\d{1,2} +(?:\d\d:\d\d|\d{4})|\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?: [+-]\d{4})?) (.{1,4096})$/;

/** What `ls -l` prints: one row a file, with the target of a link apart from its name. */
export const lsLongReader: Reader = {
  id: 'ls-long',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || !/^\s{0,20}(?:total \S{1,20}\r?\n|[-bcdlpsD][-rwxsStTl]{9})/.test(input.text))
      return null;
    if (!probeLines(input.text).every((line, index) => entryLine.test(line) || (index === 0 && isTotal(line))))
      return null;
    const lines = toldLines(input.text);
    const [first] = lines;
    const total = first !== undefined && isTotal(first.content) ? first : null;
    const entries = lines.slice(total === null ? 0 : 1).map(({ content }) => entryLine.exec(content.trimEnd()));
    if (entries.length === 0 || entries.some((entry) => entry === null)) return null;
    const hasLinks = entries.some((entry) => entry?.[1]?.startsWith('l'));
    const problems: Problem[] =
      total === null
        ? []
        : [
            {
              id: 'rows.left-out',
              values: { text: total.content },
              start: total.start,
              end: total.start + total.content.length,
            },
          ];
    return {
      next: { of: 'value', value: entries.map((entry) => toFile(entry ?? [], hasLinks)) },
      isFinal: false,
      format: 'ls-long',
      problems,
    };
  },
};

function isTotal(line: string): boolean {
  return /^total [\d.,]{1,20}[KMGTP]?$/.test(line.trim());
}

function toFile(entry: readonly (string | undefined)[], hasLinks: boolean): Json {
  const [, mode = '', links = '', owner = '', group = '', size = '', modified = '', shown = ''] = entry;
  const arrow = mode.startsWith('l') ? shown.indexOf(' -> ') : -1;
  const name = arrow < 0 ? shown : shown.slice(0, arrow);
  const members: [string, Json][] = [
    ['mode', mode],
    ['links', links],
    ['owner', owner],
    ['group', group],
    ['size', size],
    ['modified', modified.replace(/ +/g, ' ')],
    ['name', name],
  ];
  if (hasLinks) members.push(['target', arrow < 0 ? null : shown.slice(arrow + 4)]);
  return makeObject(members);
}

export const examples = {
  hits: [
    'total 8\ndrwxr-xr-x. 2 root root 4096 Aug 15 10:56 .\nlrwxrwxrwx  1 root root    7 Apr 10  2018 bin -> usr/bin\n',
    '-rw-r--r-- 1 ann staff 1.2K 2024-05-01 10:00 my notes.txt\n',
  ],
  misses: [
    { text: 'total 8', why: 'no file is listed' },
    { text: '-rw-r--r-- is a mode', why: 'words follow' },
    { text: './a:\ntotal 0\n-rw-r--r-- 1 a b 0 Aug 15 10:56 x', why: 'it lists folders too' },
  ],
};
