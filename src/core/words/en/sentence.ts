import type { Values } from '../../model.ts';

export type Sentence = (values: Values) => string;

/** Such as `1 row`, `2 rows`. */
export function countOf(count: Values[string] | undefined, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
