import type { Json, Problem, Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { type TextLine, toldLines } from '../text-lines.ts';

const sectionLine = /^\s*\[([^[\]\n]{1,200})\]\s*(?:[;#].*)?$/;
const pairLine = /^\s*(?:export )?([A-Za-z_][\w.@/:\\ -]{0,100}?)\s*([=:])\s*(.*)$/;
const wordLine = /^\s*([A-Za-z_][\w.-]{0,100})\s*$/;

/** `key = value` lines, in sections or not. Values are text; a key without one is null, a repeated key a problem. */
export const iniReader: Reader = {
  id: 'ini',
  of: 'text',
  isWrapper: false,
  longest: 2_000_000,
  read(input) {
    if (input.of !== 'text' || !/^\s*[[;#A-Za-z_]/.test(input.text)) return null;
    const lines = toldLines(input.text).filter(({ content }) => !/^\s*[;#]/.test(content));
    const kinds = lines.map(({ content }) => kindOfLine(content));
    const count = (kind: string) => kinds.filter((found) => found === kind).length;
    if (kinds.includes('other') || count('section') + count('=') + count(':') === 0) return null;
    const pairs = count('=') + count(':');
    const isSettings =
      count('section') > 0
        ? count('=') > pairs / 2 && count('word') <= pairs
        : pairs > 1 && count('=') > pairs / 2 && count('word') <= pairs / 3 && !lines.some(isProgramLine);
    return isSettings ? readSettings(lines) : null;
  },
};

function kindOfLine(content: string): string {
  if (sectionLine.test(content)) return 'section';
  const pair = pairLine.exec(content);
  if (pair !== null && (pair[1] ?? '').split(' ').length <= 4) return pair[2] ?? '';
  return wordLine.test(content) ? 'word' : 'other';
}

/** A statement of a program looks like a setting but for its end, its indent or a name of two words. */
function isProgramLine({ content }: TextLine): boolean {
  const [, key = '', , value = ''] = pairLine.exec(content) ?? [];
  return /^\s/.test(content) || key.includes(' ') || /[;{([,]$|^[=>]|\w\(|\$\(|^b?'/.test(value);
}

function readSettings(lines: readonly TextLine[]): ReturnType<Reader['read']> {
  const problems: Problem[] = [];
  const top = new Map<string, Json>();
  const sections = new Map<string, Map<string, Json>>();
  let section: Map<string, Json> = top;
  for (const { content, start } of lines) {
    const title = sectionLine.exec(content)?.[1]?.trim();
    if (title !== undefined) {
      section = sections.get(title) ?? new Map();
      sections.set(title, section);
      continue;
    }
    const [, word] = wordLine.exec(content) ?? [];
    const [, key = word ?? '', , written = ''] = pairLine.exec(content) ?? [];
    if (section.has(key) && problems.length < 100)
      problems.push({ id: 'ini.duplicate-key', values: { key }, start, end: start + content.length });
    section.set(key, word === undefined ? unquoteSetting(written.trim()) : null);
  }
  const members = [...sections].map(([name, held]) => [name, makeObject([...held])] as const);
  return {
    next: { of: 'value', value: makeObject([...top, ...members]) },
    isFinal: false,
    format: 'ini',
    problems,
  };
}

function unquoteSetting(value: string): string {
  return /^"([^"\\]*)"$/.exec(value)?.[1] ?? value;
}

export const examples = {
  hits: [
    '[DEFAULT]\nAlive = 45\nForward = yes\n\n[example.com]\nUser = hg\n',
    'value1 = hello\nvalue2 = true\nno_value\nvalue4: 3.14\n',
    '# settings\nexport PATH="/bin"\nHOME=/root\nHOME=/home\n',
    '[Unit]\nDescription=A service; for tests\nAfter=network.target\n',
  ],
  misses: [
    { text: '[INFO] a = b\n[INFO] c = d', why: 'words follow the brackets' },
    { text: 'x = 1;\ny = 2;', why: 'it is a program' },
    { text: 'VERSION = version.split(".")\nNAME = "x"', why: 'it calls a function' },
    { text: 'let x = 1\nlet y = 2', why: 'it is a program too' },
    { text: 'a = 1', why: 'one line may be anything' },
    { text: 'A sentence.\nb = 2\nc = 3', why: 'a line of words is no setting' },
    { text: 'A chart:\n[image, 5000 characters]', why: 'nothing is set with an equals sign' },
    { text: '[section]', why: 'nothing is set' },
    { text: '[[bin]]\nname = "x"', why: 'it is TOML' },
  ],
};
