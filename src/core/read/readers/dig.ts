import type { Json, Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';

const recordLine = /^(\S{1,300})\s+(\d{1,10})\s+(IN|CH|HS)\s+([A-Z][A-Z0-9]{0,15})\s+(.*)$/;
const questionLine = /^;(\S{1,300})\s+(IN|CH|HS)\s+([A-Z][A-Z0-9]{0,15})$/;

/** What `dig` prints: for each query its status, its question and the records of each section. */
export const digReader: Reader = {
  id: 'dig',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || !/^\s*;/.test(input.text) || !input.text.includes(';; ->>HEADER<<-')) return null;
    const answers: Map<string, Json | Json[]>[] = [];
    let section = '';
    for (const line of input.text.split(/\r?\n/)) {
      const [, opcode, status, id] = /^;; ->>HEADER<<- opcode: (\w+), status: (\w+), id: (\d+)/.exec(line) ?? [];
      if (opcode !== undefined)
        answers.push(
          new Map([
            ['status', status ?? ''],
            ['opcode', opcode],
            ['id', id ?? ''],
          ]),
        );
      const answer = answers.at(-1);
      if (answer === undefined) continue;
      const [, name = '', said = ''] = /^;; (flags|Query time|SERVER|WHEN|MSG SIZE +rcvd): (.*)$/.exec(line) ?? [];
      if (name === 'flags') answer.set('flags', said.replace(/;.*/, ''));
      else if (name !== '') answer.set(name.toLowerCase().replace(/ +/g, '_'), said);
      section = /^;; (\w+) SECTION:$/.exec(line)?.[1]?.toLowerCase() ?? section;
      const [, asked, , type] = questionLine.exec(line) ?? [];
      if (asked !== undefined) answer.set('question', `${asked} ${type}`);
      const record = recordLine.exec(line);
      if (record === null || section === '') continue;
      const rows = answer.get(section);
      const row = makeObject(
        ['name', 'ttl', 'class', 'type', 'data'].map((key, at) => [key, record[at + 1] ?? ''] as const),
      );
      answer.set(section, [...(Array.isArray(rows) ? rows : []), row]);
    }
    const all = answers.map((answer) => makeObject([...answer]));
    if (all.length === 0) return null;
    return {
      next: { of: 'value', value: all.length === 1 ? (all[0] ?? null) : all },
      isFinal: false,
      format: 'dig',
    };
  },
};

export const examples = {
  hits: [
    '; <<>> DiG 9.18 <<>> example.com\n;; Got answer:\n;; ->>HEADER<<- opcode: QUERY, status: NOERROR, id: 1\n;; flags: qr rd; QUERY: 1, ANSWER: 1\n\n;; QUESTION SECTION:\n;example.com.\t\t\tIN\tA\n\n;; ANSWER SECTION:\nexample.com.\t\t5\tIN\tA\t192.0.2.1\n\n;; Query time: 25 msec\n',
  ],
  misses: [
    { text: '; a comment\n[section]\na = 1', why: 'it is a file of settings' },
    { text: 'example.com. 5 IN A 192.0.2.1', why: 'a zone file has no header' },
  ],
};
