import { pieceKinds, type Run, TraceFault, TracePen, TraceTree, traceText } from '../core/index.ts';
import { isSafeSeam, type TokenCounter } from '../tokens/index.ts';
import type { Bill } from './answers.ts';
import { bodyKeyOf } from './field-trace.ts';
import { sourceField } from './source-field.ts';

/** UTF-16 units that are counted without a pause: some milliseconds. */
const billedAtOnce = 1 << 14;

/** What each path of a run's final text costs. A token belongs to the piece that holds its first byte. */
export function* billRun(run: Run, counter: TokenCounter): Generator<null, Bill> {
  const { envelope, text, shaper } = run;
  const tree = new TraceTree();
  const pen = new TracePen(text, tree);
  let tokens = new Uint32Array(1024);
  const bodyKey = bodyKeyOf(run);
  let isTraced = true;
  let counted = 0;
  /** Counts what the pen has gone over, up to `end`, where counts add up. */
  const countTo = (end: number) => {
    const { ends, slots, count } = pen;
    let known = 0;
    while (known < count && (ends[known] as number) < end) known++;
    const parts = new Int32Array(known + 1);
    for (let part = 0; part < known; part++) parts[part] = (ends[part] as number) - counted;
    parts[known] = end - counted;
    const counts = counter.countParts(text.slice(counted, end), parts);
    tokens = grown(tokens, tree.nodes.length * pieceKinds.length);
    for (let part = 0; part <= known; part++) {
      const slot = part < count ? (slots[part] as number) : valueSlot;
      tokens[slot] = (tokens[slot] as number) + (counts[part] as number);
    }
    pen.drop(known < count && ends[known] === end ? known + 1 : known);
    counted = end;
  };
  try {
    for (const _ of traceText({ envelope, bodyKey }, shaper.render, pen)) {
      if (pen.at - counted < billedAtOnce) continue;
      const end = lastSeam(text, counted, pen.at);
      if (end > counted) countTo(end);
      yield null;
    }
    if (!pen.isDone) throw new TraceFault('ends early');
  } catch (error) {
    if (!(error instanceof TraceFault)) throw error;
    isTraced = false;
  }
  if (counted < text.length) countTo(text.length);
  return {
    total: tokens.reduce((sum, found) => sum + found, 0),
    isTraced,
    lines: tree.nodes.map(({ id, path, parent }) => ({
      path,
      parent: parent?.id ?? -1,
      field: sourceField(run, bodyKey, path),
      tokens: pieceKinds.map((_, kind) => tokens[id * pieceKinds.length + kind] ?? 0),
    })),
  };
}

/** What nothing is known of is a value of the whole. */
const valueSlot = pieceKinds.indexOf('value');

function grown(tokens: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  if (tokens.length >= length) return tokens;
  const larger = new Uint32Array(Math.max(length, tokens.length * 2));
  larger.set(tokens);
  return larger;
}

function lastSeam(text: string, from: number, to: number): number {
  let seam = to;
  while (seam > from && !isSafeSeam(text, seam)) seam--;
  return seam;
}
