import type { Reader, ReadInput, ReadStep } from '../model.ts';

/** Layers beyond this are left on; no honest output has as many. */
const maxLayers = 12;

/** One layer of an output: what a reader was given and what it made of it. */
export interface Layer {
  readonly reader: Reader;
  readonly input: ReadInput;
  readonly step: ReadStep;
}

/** Takes layer after layer off, each by the first reader that knows it. `call` is the id of the call wanted of a log. */
export function peelLayers(output: ReadInput, allowed: readonly Reader[], call?: string): readonly Layer[] {
  const layers: Layer[] = [];
  let input = output;
  while (layers.length < maxLayers) {
    const layer = readLayer(input, allowed, call);
    if (layer === null) break;
    layers.push(layer);
    input = layer.step.next;
    if (layer.step.isFinal) break;
  }
  return layers;
}

function readLayer(input: ReadInput, allowed: readonly Reader[], call: string | undefined): Layer | null {
  for (const reader of allowed) {
    if (reader.of !== input.of) continue;
    const step = reader.read(input, call);
    if (step !== null) return { reader, input, step };
  }
  return null;
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
