import type {
  FactSources,
  Facts,
  Problem,
  Reader,
  ReadHints,
  ReadInput,
  Reading,
  ReadStep,
  Wrapper,
} from '../model.ts';

/** Layers beyond this are left on; no honest output has as many. */
const maxLayers = 12;
const plainText: Pick<Reading, 'reader' | 'format' | 'indent'> & { readonly layer: number } = {
  layer: -1,
  reader: 'text',
  format: 'text',
  indent: 0,
};

/** Understands an output with the given readers, in their order; never throws. Plain text is what no reader knows. */
export function readWith(output: ReadInput, available: readonly Reader[], hints: ReadHints = {}): Reading {
  const wanted = hints.readers ?? null;
  const allowed = wanted === null ? available : available.filter((reader) => wanted.includes(reader.id));
  const length = output.of === 'text' ? output.text.length : 0;
  const skipped = output.of === 'text' && output.text.startsWith('\ufeff') ? 1 : 0;
  let input: ReadInput =
    output.of === 'text' && skipped > 0 ? { of: 'text', text: output.text.slice(skipped) } : output;
  let offset: number | null = skipped;
  let facts: Facts = {};
  let sources: FactSources = {};
  let isPartial = false;
  let last = plainText;
  const layers: Wrapper[] = [];
  const problems: Problem[] = [];
  const warnings = new Set<string>();
  for (let layer = 0; layer < maxLayers; layer++) {
    const found = findReader(input, allowed);
    if (found === null) break;
    const { reader, step } = found;
    for (const [name, value] of Object.entries(step.facts ?? {})) {
      if (value === undefined) continue;
      facts = { ...facts, [name]: value };
      sources = { ...sources, [name]: reader.id };
    }
    for (const problem of step.problems ?? [])
      problems.push(movePlace(problem, reader.of === 'text' ? offset : null, length));
    isPartial ||= step.isPartial ?? false;
    for (const code of step.warnings ?? []) warnings.add(code);
    if (!reader.isWrapper) last = { layer, reader: reader.id, format: step.format ?? 'text', indent: step.indent ?? 0 };
    layers.push({ reader: reader.id, values: step.values ?? {} });
    offset = step.offset === undefined || offset === null ? null : offset + step.offset;
    input = step.next;
    if (step.isFinal) break;
  }
  if (input.of === 'text') last = plainText;
  const edited = hints.facts ?? {};
  const handSources = Object.fromEntries(Object.keys(edited).map((name) => [name, 'hand']));
  return {
    value: input.of === 'value' ? input.value : input.text,
    reader: last.reader,
    format: last.format,
    indent: last.indent,
    wrappers: layers.filter((_, layer) => layer !== last.layer),
    facts: { ...facts, ...edited },
    factSources: { ...sources, ...handSources },
    problems,
    isPartial,
    warnings: [...warnings],
  };
}

function findReader(input: ReadInput, allowed: readonly Reader[]): { reader: Reader; step: ReadStep } | null {
  for (const reader of allowed) {
    if (reader.of !== input.of) continue;
    const step = reader.read(input);
    if (step !== null) return { reader, step };
  }
  return null;
}

/** A problem inside a decoded layer, or in a value, has no place of its own in the output: it covers the whole. */
function movePlace(problem: Problem, offset: number | null, length: number): Problem {
  if (offset === null) return { ...problem, start: 0, end: length };
  return { ...problem, start: problem.start + offset, end: problem.end + offset };
}
