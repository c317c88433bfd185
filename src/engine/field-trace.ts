import {
  isEach,
  isSamePath,
  type Path,
  pieceKinds,
  type Run,
  styles,
  TraceFault,
  TracePen,
  TraceTree,
  traceText,
} from '../core/index.ts';
import type { TextRange } from './locate.ts';
import { sourceField } from './source-field.ts';

/** Where one field of the records stands in a run's final text, told by its trace and only as far as someone looks. */
export class FieldTrace {
  readonly field: Path;
  readonly #run: Run;
  readonly #bodyKey: string | null;
  readonly #tree = new TraceTree();
  readonly #pen: TracePen;
  readonly #steps: Iterator<null>;
  /** By the number of a path in the tree. */
  readonly #isOwn = new Map<number, boolean>();
  readonly #ranges: { start: number; end: number }[] = [];
  /** Whether the last range may go on. */
  #isOpen = false;
  #isDone = false;
  #isTraced = true;

  constructor(run: Run, field: Path) {
    this.#run = run;
    this.field = upToKey(field);
    this.#bodyKey = bodyKeyOf(run);
    this.#pen = new TracePen(run.text, this.#tree);
    this.#steps = traceText({ envelope: run.envelope, bodyKey: this.#bodyKey }, run.shaper.render, this.#pen);
  }

  /** Keys and values, and what stands between them. Null where the text is not what its trace takes it for. */
  *rangesIn({ start, end }: TextRange): Generator<null, readonly TextRange[] | null> {
    while (this.#isTraced && !this.#isDone && this.#pen.at < end) {
      const from = this.#pen.at;
      try {
        this.#isDone = this.#steps.next().done === true;
      } catch (error) {
        if (!(error instanceof TraceFault)) throw error;
        this.#isTraced = false;
      }
      this.#collect(from);
      yield null;
    }
    return this.#isTraced ? this.#ranges.filter((range) => range.end > start && range.start < end) : null;
  }

  /** Takes the pieces of a step. Signs and space before the first piece part the field from others. */
  #collect(from: number): void {
    const { ends, slots, count } = this.#pen;
    let start = from;
    for (let piece = 0; piece < count; piece++) {
      const end = ends[piece] ?? 0;
      const slot = slots[piece] ?? 0;
      const kind = pieceKinds[slot % pieceKinds.length];
      if (!this.#owns(Math.floor(slot / pieceKinds.length))) this.#isOpen = false;
      else if (this.#isOpen) {
        const last = this.#ranges.at(-1);
        if (last !== undefined && kind !== 'indent') last.end = end;
      } else if (kind !== 'mark' && kind !== 'indent') {
        this.#ranges.push({ start, end });
        this.#isOpen = true;
      }
      start = end;
    }
    this.#pen.drop(count);
  }

  #owns(id: number): boolean {
    const known = this.#isOwn.get(id);
    if (known !== undefined) return known;
    const path = upToKey(this.#tree.nodes[id]?.path ?? []);
    const source = sourceField(this.#run, this.#bodyKey, path);
    const isOwn = source !== null && isSamePath(source.slice(0, this.field.length), this.field);
    this.#isOwn.set(id, isOwn);
    return isOwn;
  }
}

/** The key of the envelope that holds the rows; null where there is no envelope, or none with rows. */
export function bodyKeyOf({ shaper }: Run): string | null {
  if (!shaper.envelope.on) return null;
  return styles.find(({ id }) => id === shaper.envelope.style)?.bodyKey ?? null;
}

/** Elements of a list stand for their list. */
export function upToKey(path: Path): Path {
  let length = path.length;
  while (length > 0 && isEach(path[length - 1])) length--;
  return path.slice(0, length);
}
