import type { Reader } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';

const jsonpCall = /^\s*(?:\/\*\*\/\s*)?([A-Za-z_$][\w$.[\]]{0,100})\(\s*(?=[[{])/;
/** What a server puts before JSON so that no page can run it as a script. */
const runGuard = /^\s*(?:\)\]\}'?,?|while\s?\(1\);|for\s?\(;;\);|throw 1;)\s*(?=[[{])/;

/** JSON in a call, as JSONP has it, or behind a mark that keeps it from being run. */
export const jsonpReader: Reader = {
  id: 'jsonp',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text') return null;
    const { text } = input;
    const called = jsonpCall.exec(text.slice(0, 1000));
    const marked = called === null ? runGuard.exec(text.slice(0, 100)) : null;
    const start = (called ?? marked)?.[0].length;
    if (start === undefined) return null;
    const tail = called === null ? '' : /\)\s*;?\s*$/.exec(text.slice(-100))?.[0];
    if (tail === undefined) return null;
    const inner = text.slice(start, text.length - tail.length);
    if (parseJson(inner).value === undefined) return null;
    const values = { name: called?.[1] ?? (marked?.[0] ?? '').trim() };
    return { next: { of: 'text', text: inner }, isFinal: false, offset: start, values };
  },
};

export const examples = {
  hits: ['callback({"a":1});', '/**/ app.cb_1([{"a":1}])\n', ')]}\',\n{"a":1}', 'while(1);[1,2]'],
  misses: [
    { text: 'f(1, 2)', why: 'it is a call with plain arguments' },
    { text: 'callback({"a":1', why: 'it is cut off' },
    { text: 'callback({a:1});', why: 'what it is given is no JSON' },
    { text: 'see callback({"a":1});', why: 'words come before' },
  ],
};
