import type { Json, Reader } from '../../model.ts';
import { isScalar } from '../../value.ts';
import { indentOf } from '../json-indent.ts';
import { keepAsText } from '../keep-as-text.ts';
import { LenientParser } from '../lenient-parser.ts';
import { isMeantAsJson } from '../meant-as-json.ts';

/** JSON with comments, JSON5, Mongo shell and Python reprs: whole text that can be read without guessing, each oddity named. */
export const lenientJsonReader: Reader = {
  id: 'lenient-json',
  of: 'text',
  isWrapper: false,
  pinsWith: ['json', 'broken-json'],
  read(input) {
    if (input.of !== 'text' || !/^\s*(?:[[{(]|\/[/*])/.test(input.text)) return null;
    const { text } = input;
    const { value, problems } = new LenientParser(text).read();
    const [tooDeep] = value === undefined ? problems : [];
    if (tooDeep !== undefined) return isMeantAsJson(text) ? null : keepAsText(text, tooDeep);
    if (value === undefined || isScalar(value) || problems.length === 0 || isWordsInBrackets(text, value)) return null;
    return {
      next: { of: 'value', value },
      isFinal: false,
      format: 'json',
      indent: indentOf(text),
      problems,
      warnings: ['input_lenient'],
    };
  },
};

/** `(1, 2)` and `{0}` stand in sentences and templates too. */
function isWordsInBrackets(text: string, value: Json): boolean {
  const isTupleOrSet = /^\s*\(/.test(text) || (/^\s*\{/.test(text) && Array.isArray(value));
  return isTupleOrSet && !/['"[{(]/.test(text.trimStart().slice(1));
}

export const examples = {
  hits: [
    "{'ok': True, 'v': None, 'n': (1, 2)}",
    '{\n  // the port\n  "port": 80, /* open */\n}',
    "{unquoted: 'x', hex: 0x1F, half: .5, plus: +1,}",
    "[{'id': Decimal('1280.50'), 'at': datetime.datetime(2024, 5, 1, 10, 0), 'tags': {'a', 'b'}, 'raw': b'\\x00'}]",
    '[{"a":NaN},{"a":-Infinity}]',
    '{ "_id" : ObjectId("65f0"), "n" : NumberLong("725653563933458432") }',
    "{'o': OrderedDict([('a', 1), ('b', 2)])}",
    "('a', 'b')",
  ],
  misses: [
    { text: '{"a":1}', why: 'it is strict JSON' },
    { text: '{"a":1', why: 'it is cut off' },
    { text: '{name} likes it', why: 'a placeholder is no object' },
    { text: '(see above)', why: 'words stand in parentheses' },
    { text: '(1, 2)', why: 'numbers in parentheses may be anything' },
    { text: '[INFO] started', why: 'a log line opens with a bracket' },
    { text: '[link](https://example.com)', why: 'it is Markdown' },
    { text: "{'a': <Thing at 0x7f>}", why: 'nobody can tell what the object holds' },
    { text: "{'a': 1} and more", why: 'words follow' },
    { text: '{"a": 007}', why: 'a leading zero means octal to some and nothing to others' },
  ],
};
