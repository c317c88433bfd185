import type { Format, FormatOptions, Json, Placement } from '../model.ts';
import { entriesOf, isObject, makeObject } from '../value.ts';
import { partsWith } from './write-with.ts';

export interface RenderOptions {
  readonly on: boolean;
  /** The format of the rows. */
  readonly format: string;
  /** The format of the envelope where it stands above the rows or holds them as a string. */
  readonly head: string;
  readonly placement: Placement;
  readonly options: FormatOptions;
}

export interface RenderInput {
  readonly envelope: Json;
  /** The envelope's key that holds the rows; null when there is no envelope around them. */
  readonly bodyKey: string | null;
}

/**
 * The final text in parts: the envelope and its rows in one format, the envelope above the rows, or the rows as a string
 * in it. A part may be empty: then it only lets others have their turn.
 */
export function* renderParts(
  { envelope, bodyKey }: RenderInput,
  placement: Placement,
  body: Format,
  head: Format,
  options: FormatOptions,
): Generator<string> {
  const entries = bodyKey === null || placement === 'inside' || !isObject(envelope) ? null : entriesOf(envelope);
  if (entries === null) return yield* partsWith(body, envelope, options);
  const rows = entries.find(([key]) => key === bodyKey)?.[1];
  if (rows === undefined || rows === null) return yield* partsWith(head, envelope);
  if (placement === 'string') {
    const written: string[] = [];
    for (const part of partsWith(body, rows, options)) {
      written.push(part);
      yield '';
    }
    const text = written.join('');
    return yield* partsWith(head, makeObject(entries.map(([key, value]) => [key, key === bodyKey ? text : value])));
  }
  yield* partsWith(head, makeObject(entries.filter(([key]) => key !== bodyKey)));
  let separator = '\n\n';
  for (const part of partsWith(body, rows, options)) {
    yield part === '' ? part : separator + part;
    if (part !== '') separator = '';
  }
}

/** Where the rows can stand in this format: a flat one can't hold the envelope. */
export function placementFor(format: Format, wanted: Placement): Placement {
  return wanted === 'inside' && !format.nests ? 'above' : wanted;
}
