import { pieceKinds, type Run, styles, TraceFault, TracePen, TraceTree, traceText } from '../core/index.ts';
import { isSafeSeam, type TokenCounter } from '../tokens/index.ts';
import type { Bill } from './protocol.ts';
import { sourceField } from './source-field.ts';

/** UTF-16 units that are counted without a pause: some milliseconds. */
const billedAtOnce = 1 << 14;

/** What each path of a run's final text costs. A token belongs to the piece that holds its first byte. */
export function* billRun(run: Run, counter: TokenCounter): Generator<null, Bill> {
  const { envelope, text, shaper } = run;
  const tree = new TraceTree();
  const pen = new TracePen(text, tree);
  const tokens: number[] = [];
  const add = (slot: number, count: number) => {
    while (tokens.length <= slot) tokens.push(0);
    tokens[slot] = (tokens[slot] ?? 0) + count;
  };
  const bodyKey = bodyKeyOf(run);
  let isTraced = true;
  let counted = 0;
  /** Counts what the pen has gone over, up to `end`, where counts add up. */
  const countTo = (end: number) => {
    const { ends, slots } = pen;
    let known = 0;
    while (known < ends.length && (ends[known] ?? 0) < end) known++;
    const parts = [...ends.slice(0, known), end].map((at) => at - counted);
    counter.countParts(text.slice(counted, end), parts, (part, count) => add(slots[part] ?? valueSlot, count));
    const isCut = (ends[known] ?? 0) > end;
    pen.ends = ends.slice(isCut ? known : known + 1);
    pen.slots = slots.slice(isCut ? known : known + 1);
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
    total: tokens.reduce((sum, count) => sum + count, 0),
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

/** The key of the envelope that holds the rows; null where there is no envelope, or none with rows. */
function bodyKeyOf({ shaper }: Run): string | null {
  if (!shaper.envelope.on) return null;
  return styles.find(({ id }) => id === shaper.envelope.style)?.bodyKey ?? null;
}

function lastSeam(text: string, from: number, to: number): number {
  let seam = to;
  while (seam > from && !isSafeSeam(text, seam)) seam--;
  return seam;
}
