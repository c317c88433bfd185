import type { Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { linesOfText, probeLines } from '../text-lines.ts';

const serviceLine = /^([A-Za-z][\w.-]{0,60}) +\|(?: (.*))?$/;

/** What `docker compose logs` prints: each line after the name of its service and a bar. */
export const serviceLogReader: Reader = {
  id: 'service-log',
  of: 'text',
  isWrapper: false,
  newestLast: true,
  read(input) {
    if (input.of !== 'text') return null;
    const probe = probeLines(input.text);
    const bar = (probe[0] ?? '').indexOf('|');
    const isService = (line: string) =>
      serviceLine.test(line) && (line.indexOf('|') === bar || /^[\w.-]{1,60}-\d{1,4} /.test(line));
    if (probe.length < 3 || !probe.every(isService)) return null;
    const names = new Set(probe.map((line) => serviceLine.exec(line)?.[1]));
    if (names.size > probe.length / 2) return null;
    const lines = linesOfText(input.text.trimEnd()).filter(({ content }) => content !== '');
    if (!lines.every(({ content }) => isService(content.trimEnd()))) return null;
    const value = lines.map(({ content }) => {
      const [, service = '', message = ''] = serviceLine.exec(content.trimEnd()) ?? [];
      return makeObject([
        ['service', service],
        ['message', message],
      ]);
    });
    return { next: { of: 'value', value }, isFinal: false, format: 'service-log' };
  },
};

export const examples = {
  hits: ['web-1    | up\nweb-1    | listening\nredis-1  | ready\nredis-1  |\n'],
  misses: [
    { text: 'name | age\nAnn  | 4\nLee  | 5', why: 'every line starts with another name' },
    { text: 'web-1 | up\nweb-1 | listening', why: 'two lines are too few to tell' },
    { text: 'a | x\na | y\na  | z', why: 'the bars do not stand below each other' },
  ],
};
