import type { Json, Reader } from '../../model.ts';
import { isObject, keysOf } from '../../value.ts';
import { TomlFault, TomlParser } from '../toml-parser.ts';

/** A key with a value that TOML would take as it is: what settings of other kinds lack. */
const typedLine =
  /^[ \t]{0,200}[\w."'-]{1,200}[ \t]{0,200}=[ \t]{0,200}(?:["'[{]|true\b|false\b|[+-]?(?:\d|inf\b|nan\b))/m;

/** TOML 1.0: typed values, tables and lists of them. Dates stay text. */
export const tomlReader: Reader = {
  id: 'toml',
  of: 'text',
  isWrapper: false,
  longest: 2_000_000,
  read(input) {
    if (input.of !== 'text') return null;
    const { text } = input;
    if (!/^\s*(?:#|\[\[?["'\w]|["'\w])/.test(text) || !typedLine.test(text.slice(0, 100_000))) return null;
    const pairs = text
      .trimEnd()
      .split('\n', 3)
      .filter((line) => line.trim() !== '' && !/^\s*#/.test(line)).length;
    if (pairs < 2) return null;
    const value = readToml(text);
    if (!isObject(value) || keysOf(value).length === 0) return null;
    return { next: { of: 'value', value }, isFinal: false, format: 'toml' };
  },
};

function readToml(text: string): Json | undefined {
  try {
    return new TomlParser(text).read();
  } catch (error) {
    if (error instanceof TomlFault) return undefined;
    throw error;
  }
}

export const examples = {
  hits: [
    '[package]\nname = "web"\nversion = "0.1.0"\n\n[[bin]]\nname = "a"\n\n[[bin]]\nname = "b"\n',
    'title = "x"\nports = [8000, 8001]\n[owner]\nborn = 1979-05-27T07:32:00Z\nbig = 9_007_199_254_740_993\n',
    '# settings\na.b = 1\n"c d" = { x = true, y = 0x1F }\n',
  ],
  misses: [
    { text: '[DEFAULT]\nAlive = yes\nForward = no', why: 'values without quotes are INI' },
    { text: 'x = 1;\ny = 2;', why: 'it is a program' },
    { text: 'a = 1', why: 'one line may be anything' },
    { text: '[a]\nb = 1\n[a]\nc = 2', why: 'a table is defined twice' },
  ],
};
