import { type Json, type Path, type Problem, parseJson, reviveShaper, type Shaper } from '../core/index.ts';
import { locateInJson } from '../engine/locate.ts';

export interface ConfigReading {
  /** Null while the text is not a config that could be used as it stands. */
  readonly shaper: Shaper | null;
  /** With their places in the text. */
  readonly problems: readonly Problem[];
}

const lineWidth = 80;

/** The config as JSON for people: what fits on a line stands on one, below the level of the stages. */
export function writeConfigText(shaper: Shaper): string {
  return `${write(shaper, 0)}\n`;
}

/** Reads what a person wrote. Nothing is dropped in silence: a config with any problem is not used. */
export function readConfigText(text: string): ConfigReading {
  const { value, problems } = parseJson(text);
  if (value === undefined || problems.length > 0) return { shaper: null, problems };
  const saved: unknown = JSON.parse(text);
  const revived = reviveShaper(saved);
  if (revived.problems.length === 0) return { shaper: revived.shaper, problems: [] };
  return { shaper: null, problems: revived.problems.map((problem) => placed(problem, text, value)) };
}

/** `at` names a stage, or an option of one. */
function placed(problem: Problem, text: string, value: Json): Problem {
  const at = String(problem.values.at ?? '');
  const dot = at.indexOf('.');
  const paths: readonly Path[] = dot < 0 ? [[at], ['version']] : [[at.slice(0, dot), at.slice(dot + 1)], [at]];
  const whole = { start: 0, end: text.length };
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const found = isObject ? paths.flatMap((path) => locateInJson(text, path, whole, 1)) : [];
  return { ...problem, ...(found[0] ?? { start: 0, end: Math.min(1, text.length) }) };
}

function write(value: unknown, depth: number): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return flat;
  const line = spaced(value);
  if (depth > 1 && line.length + 2 * depth <= lineWidth) return line;
  const indent = '  '.repeat(depth + 1);
  const entries = Array.isArray(value)
    ? value.map((element) => write(element, depth + 1))
    : Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${write(member, depth + 1)}`);
  if (entries.length === 0) return flat;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${entries.map((entry) => indent + entry).join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

function spaced(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${spaced(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
