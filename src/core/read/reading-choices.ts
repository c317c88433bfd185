import type { Reader, ReadHints, ReadInput } from '../model.ts';
import { allowedReaders, type Layer, peelLayers, readStep, withoutMark } from './peel-layers.ts';

/** A way to go on at a layer: with a reader, or null to leave the layer on. */
export interface ReadingChoice {
  readonly reader: string | null;
  readonly isTaken: boolean;
  /** It guesses what was meant: a person sees first what. */
  readonly isGuess: boolean;
  /** The readers that a config must name for it. */
  readonly readers: readonly string[];
}

/** The choices at one layer of a reading, from the outside in. */
export interface LayerChoices {
  readonly reader: string;
  readonly choices: readonly ReadingChoice[];
}

/** What else each layer of an output could be read as: every reader that takes it, and to leave it as it is. */
export function choicesOf(
  output: ReadInput,
  available: readonly Reader[],
  hints: ReadHints = {},
): readonly LayerChoices[] {
  const call = hints.facts?.callId;
  const layers = peelLayers(withoutMark(output).input, allowedReaders(available, hints.readers ?? null), call);
  const free = allowedReaders(available, null);
  return layers.map(({ reader, input }, index) => {
    const outer = layers.slice(0, index);
    const taking = available.flatMap((other): readonly Layer[] => {
      const step = readStep(other, input, call);
      return step === null ? [] : [{ reader: other, input, step }];
    });
    const choices = taking.map((layer): ReadingChoice => {
      const inner = layer.step.isFinal ? [] : peelLayers(layer.step.next, free, call);
      const isTaken = layer.reader.id === reader.id;
      return {
        reader: layer.reader.id,
        isTaken,
        isGuess: layer.reader.isOptIn === true,
        readers: pinsOf(isTaken ? layers : [...outer, layer, ...inner]),
      };
    });
    const left = input.of === 'value' ? [{ reader: null, isTaken: false, isGuess: false, readers: pinsOf(outer) }] : [];
    return { reader: reader.id, choices: [...choices, ...left] };
  });
}

/** The readers of these layers with those that watch over them. */
function pinsOf(layers: readonly Layer[]): readonly string[] {
  return [...new Set(layers.flatMap(({ reader }) => [reader.id, ...(reader.pinsWith ?? [])]))];
}
