import { finishSteps } from '../finish-steps.ts';
import type { Reader, ReadInput, ReadStep } from '../model.ts';

/** Layers beyond this are left on; no honest output has as many. */
const maxLayers = 12;
/** Enough of a text to tell whose it is. */
const declinedProbe = 20_000;

/** One layer of an output: what a reader was given and what it made of it. */
export interface Layer {
  readonly reader: Reader;
  readonly input: ReadInput;
  readonly step: ReadStep;
}

/** Takes layer after layer off, each by the first reader that knows it. `call` is the id of the call wanted of a log. */
export function peelLayers(output: ReadInput, allowed: readonly Reader[], call?: string): readonly Layer[] {
  return finishSteps(peelLayersInSteps(output, allowed, call));
}

/** As `peelLayers`, a reader at a step, or a part of what it does. */
export function* peelLayersInSteps(
  output: ReadInput,
  allowed: readonly Reader[],
  call?: string,
): Generator<null, readonly Layer[]> {
  const layers: Layer[] = [];
  let input = output;
  while (layers.length < maxLayers) {
    const layer = yield* readLayer(input, allowed, call);
    if (layer === null) break;
    layers.push(layer);
    input = layer.step.next;
    if (layer.step.isFinal) break;
  }
  return layers;
}

function* readLayer(
  input: ReadInput,
  allowed: readonly Reader[],
  call: string | undefined,
): Generator<null, Layer | null> {
  let declined: Layer | null = null;
  for (const reader of allowed) {
    const parts = isNotFor(reader, input) ? undefined : reader.readInSteps?.(input, call);
    const step = parts === undefined ? readStep(reader, input, call) : yield* parts;
    yield null;
    if (step !== null) return reader.takesAll === true && declined !== null ? declined : { reader, input, step };
    declined ??= declineLayer(reader, input);
  }
  return declined;
}

/** What a reader makes of its input; null where that is not its own, or too long for it. */
export function readStep(reader: Reader, input: ReadInput, call: string | undefined): ReadStep | null {
  return isNotFor(reader, input) ? null : reader.read(input, call);
}

function isNotFor(reader: Reader, input: ReadInput): boolean {
  return reader.of !== input.of || isTooLong(reader, input);
}

function isTooLong({ longest }: Reader, input: ReadInput): boolean {
  return longest !== undefined && input.of === 'text' && input.text.length > longest;
}

/** A text that is too long for the reader that knows its first lines stays as it is. */
function declineLayer(reader: Reader, input: ReadInput): Layer | null {
  if (reader.of !== 'text' || input.of !== 'text' || !isTooLong(reader, input)) return null;
  const { text } = input;
  const end = text.lastIndexOf('\n', declinedProbe);
  if (end < 0 || reader.read({ of: 'text', text: text.slice(0, end + 1) }) === null) return null;
  const values = { reader: reader.id, characters: text.length, limit: reader.longest ?? 0 };
  const problems = [{ id: 'text.too-long', values, start: 0, end: text.length }];
  return { reader, input, step: { next: { of: 'value', value: text }, isFinal: true, format: 'text', problems } };
}

/** The readers that a config allows; those that guess only where it names them. */
export function allowedReaders(available: readonly Reader[], wanted: readonly string[] | null): readonly Reader[] {
  return available.filter((reader) => (wanted === null ? reader.isOptIn !== true : wanted.includes(reader.id)));
}

/** The output without a byte order mark, and how much that took off. */
export function withoutMark(output: ReadInput): { readonly input: ReadInput; readonly skipped: number } {
  if (output.of !== 'text' || !output.text.startsWith('\ufeff')) return { input: output, skipped: 0 };
  return { input: { of: 'text', text: output.text.slice(1) }, skipped: 1 };
}
