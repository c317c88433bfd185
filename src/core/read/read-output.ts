import { finishSteps } from '../finish-steps.ts';
import type { FactSources, Facts, LoggedCall, Problem, Reader, ReadHints, ReadInput, Reading } from '../model.ts';
import { surrogateProblems } from './lone-surrogates.ts';
import { allowedReaders, peelLayersInSteps, withoutMark } from './peel-layers.ts';

const plainText: Pick<Reading, 'reader' | 'format' | 'indent'> & { readonly layer: number } = {
  layer: -1,
  reader: 'text',
  format: 'text',
  indent: 0,
};

/** Understands an output with the given readers, in their order; never throws. Plain text is what no reader knows. */
export function readWith(output: ReadInput, available: readonly Reader[], hints?: ReadHints): Reading {
  return finishSteps(readWithInSteps(output, available, hints));
}

/** As `readWith`, a reader at a step, or a part of what it does. */
export function* readWithInSteps(
  output: ReadInput,
  available: readonly Reader[],
  hints: ReadHints = {},
): Generator<null, Reading> {
  const { input, skipped } = withoutMark(output);
  const length = output.of === 'text' ? output.text.length : 0;
  const edited = hints.facts ?? {};
  const layers = yield* peelLayersInSteps(input, allowedReaders(available, hints.readers ?? null), edited.callId);
  let offset: number | null = skipped;
  let facts: Facts = {};
  let sources: FactSources = {};
  let calls: readonly LoggedCall[] = [];
  let last = plainText;
  const problems: Problem[] = [];
  const warnings = new Set<string>();
  for (const [layer, { reader, step }] of layers.entries()) {
    for (const [name, value] of Object.entries(step.facts ?? {})) {
      if (value === undefined) continue;
      facts = { ...facts, [name]: value };
      sources = { ...sources, [name]: reader.id };
    }
    for (const problem of step.problems ?? [])
      problems.push(movePlace(problem, reader.of === 'text' ? offset : null, length));
    for (const code of step.warnings ?? []) warnings.add(code);
    calls = step.calls ?? calls;
    if (!reader.isWrapper) last = { layer, reader: reader.id, format: step.format ?? 'text', indent: step.indent ?? 0 };
    offset = step.offset === undefined || offset === null ? null : offset + step.offset;
  }
  const outer = layers.at(-1);
  const end = outer?.step.next ?? input;
  if (end.of === 'text') last = plainText;
  // A wrapper around nothing, such as the head of an answer, is itself what was read.
  else if (last.layer < 0 && outer !== undefined) last = { ...plainText, reader: outer.reader.id, format: 'json' };
  // What chose a call of the log is not what the call calls itself.
  const isChoice = calls.some(({ isTaken, id }) => isTaken && id === edited.callId) && facts.callId !== undefined;
  const byHand = isChoice ? withoutCallId(edited) : edited;
  const handSources = Object.fromEntries(Object.keys(byHand).map((name) => [name, 'hand']));
  const wrappers = layers.map(({ reader, step }) => ({ reader: reader.id, values: step.values ?? {} }));
  return {
    value: end.of === 'value' ? end.value : end.text,
    reader: last.reader,
    format: last.format,
    indent: last.indent,
    wrappers: wrappers.filter((_, layer) => layer !== last.layer),
    facts: { ...facts, ...byHand },
    factSources: { ...sources, ...handSources },
    problems: [...problems, ...(output.of === 'text' ? surrogateProblems(output.text) : [])],
    isPartial: layers.some(({ step }) => step.isPartial),
    warnings: [...warnings],
    calls,
  };
}

function withoutCallId({ callId: _, ...others }: Facts): Facts {
  return others;
}

/** A problem inside a decoded layer, or in a value, has no place of its own in the output: it covers the whole. */
function movePlace(problem: Problem, offset: number | null, length: number): Problem {
  if (offset === null) return { ...problem, start: 0, end: length };
  return { ...problem, start: problem.start + offset, end: problem.end + offset };
}
