import type { Format, FormatOptions, Json, Placement } from '../model.ts';
import { entriesOf, isObject, makeObject } from '../value.ts';

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

/** The final text: the envelope and its rows in one format, the envelope above the rows, or the rows as a string in it. */
export function renderText(
  input: RenderInput,
  placement: Placement,
  body: Format,
  head: Format,
  options: FormatOptions,
): string {
  const { envelope, bodyKey } = input;
  const write = (value: Json) => body.write(value, { ...body.defaults, ...options });
  if (bodyKey === null || !isObject(envelope)) return write(envelope);
  if (placement === 'inside') return write(envelope);
  const entries = entriesOf(envelope);
  const rows = entries.find(([key]) => key === bodyKey)?.[1];
  const writeHead = (value: Json) => head.write(value, head.defaults);
  if (rows === undefined || rows === null) return writeHead(envelope);
  if (placement === 'string')
    return writeHead(makeObject(entries.map(([key, value]) => [key, key === bodyKey ? write(rows) : value])));
  const rest = writeHead(makeObject(entries.filter(([key]) => key !== bodyKey)));
  const text = write(rows);
  return text === '' ? rest : `${rest}\n\n${text}`;
}

/** Where the rows can stand in this format: a flat one can't hold the envelope. */
export function placementFor(format: Format, wanted: Placement): Placement {
  return wanted === 'inside' && !format.nests ? 'above' : wanted;
}
