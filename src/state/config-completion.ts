import { configPlaceAt } from './config-place.ts';
import { type ConfigNode, configNodeAt } from './config-schema.ts';

export interface ConfigCompletion {
  readonly label: string;
  /** What is written from `start` to `end` of the offer. */
  readonly insert: string;
  readonly of: 'key' | 'value';
}

export interface ConfigOffer {
  readonly start: number;
  readonly end: number;
  readonly items: readonly ConfigCompletion[];
}

/** What may be written at `offset` of a config's text: keys that its object lacks, or values that the app knows. */
export function completeConfig(text: string, offset: number): ConfigOffer {
  const { steps, of, start, known } = configPlaceAt(text, offset);
  const end = /^[\w-]*"?/.exec(text.slice(offset, offset + 200))?.[0].length ?? 0;
  const node = configNodeAt(steps);
  const rest = text.slice(offset + end);
  const items = node === null ? [] : of === 'key' ? keysOf(node, known, /^\s*:/.test(rest)) : valuesOf(node);
  return { start, end: offset + end, items };
}

function keysOf(node: ConfigNode, known: readonly string[], hasValue: boolean): readonly ConfigCompletion[] {
  if (node.is !== 'object') return [];
  return Object.entries(node.members)
    .filter(([key]) => !known.includes(key))
    .map(([key, member]) => ({
      label: key,
      insert: hasValue ? JSON.stringify(key) : `${JSON.stringify(key)}: ${startOf(member)}`,
      of: 'key',
    }));
}

function valuesOf(node: ConfigNode): readonly ConfigCompletion[] {
  const texts = node.is === 'choice' ? node.values.map((value) => JSON.stringify(value)) : [startOf(node)];
  return texts.map((insert) => ({ label: insert.replace(/^"(.+)"$/, '$1'), insert, of: 'value' }));
}

/** The least that may stand here. */
function startOf(node: ConfigNode): string {
  switch (node.is) {
    case 'object':
      return '{}';
    case 'list':
      return '[]';
    case 'choice':
      return JSON.stringify(node.values[0] ?? null);
    case 'free':
      return node.start;
  }
}
