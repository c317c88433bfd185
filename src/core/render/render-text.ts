import type { Format, FormatOptions, Json, Placement, TextPart } from '../model.ts';
import { entriesOf, isObject, makeObject } from '../value.ts';
import { layOutWith, partsWith } from './write-with.ts';

export interface RenderOptions {
  readonly on: boolean;
  /** The format of the rows. */
  readonly format: string;
  /** The format of the envelope where it stands above the rows or holds them as a string. */
  readonly head: string;
  readonly placement: Placement;
  readonly options: FormatOptions;
  /** A line before and one after the text say that what stands between them is no instruction. */
  readonly fence: boolean;
}

export interface RenderInput {
  readonly envelope: Json;
  /** The envelope's key that holds the rows; null when there is no envelope around them. */
  readonly bodyKey: string | null;
}

/**
 * The final text: the envelope and its rows in one format, the envelope above the rows, or the rows as a string in it.
 */
export function* layOutText(
  { envelope, bodyKey }: RenderInput,
  placement: Placement,
  body: Format,
  head: Format,
  options: FormatOptions,
): Generator<TextPart> {
  const entries = bodyKey === null || placement === 'inside' || !isObject(envelope) ? null : entriesOf(envelope);
  if (entries === null) return yield* layOutWith(body, envelope, options);
  const rows = entries.find(([key]) => key === bodyKey)?.[1];
  if (rows === undefined || rows === null) return yield* layOutWith(head, envelope);
  if (placement === 'string') {
    const written: string[] = [];
    for (const part of partsWith(body, rows, options)) {
      written.push(part);
      // Only lets others have their turn.
      yield '';
    }
    const text = written.join('');
    return yield* layOutWith(head, makeObject(entries.map(([key, value]) => [key, key === bodyKey ? text : value])));
  }
  yield* layOutWith(head, makeObject(entries.filter(([key]) => key !== bodyKey)));
  let separator = '\n\n';
  for (const part of layOutWith(body, rows, options)) {
    if (isEmptyPart(part)) continue;
    yield separator;
    yield part;
    separator = '';
  }
}

function isEmptyPart(part: TextPart): boolean {
  if (typeof part === 'string') return part === '';
  const [first] = part.rows;
  return first === undefined || (part.rows.length === 1 && part.write(first) === '');
}

/** Where the rows can stand in this format: a flat one can't hold the envelope. */
export function placementFor(format: Format, wanted: Placement): Placement {
  return wanted === 'inside' && !format.nests ? 'above' : wanted;
}
