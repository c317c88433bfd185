import type { Detector, Hit } from '../model.ts';
import { digitKind, longestRun, type ScanTables } from './scan-tables.ts';

/** A shorter run of digits is tried only where a separator and more digits follow. */
const plainRun = 7;

/** One walk over a text, in which detectors are asked only where their anchors are. */
export class ScanPass {
  /** By detector: in order, not overlapping. Null while there are none: most texts are short and hold none. */
  found: Map<Detector, Hit[]> | null = null;
  private readonly text: string;
  private readonly tables: ScanTables;
  private at = 0;
  private state = 0;
  private runStart = -1;

  constructor(text: string, tables: ScanTables) {
    this.text = text;
    this.tables = tables;
  }

  /** Walks on, up to `end` or the text's end. */
  advance(end: number): void {
    const { text } = this;
    const { kinds, next, firstEnd } = this.tables;
    const stop = Math.min(end, text.length);
    let { state, runStart } = this;
    for (let at = this.at; at < stop; at++) {
      const kind = kinds[text.charCodeAt(at)] ?? 0;
      if (kind === digitKind) {
        if (runStart < 0) runStart = at;
      } else if (runStart >= 0) {
        this.endRun(runStart, at);
        runStart = -1;
      }
      state = next[state + kind] ?? 0;
      if (state >= firstEnd) this.endWords(state, at + 1);
    }
    if (stop === text.length) {
      if (runStart >= 0) this.endRun(runStart, stop);
      runStart = -1;
      if (this.tables.free.length > 0) this.findFree();
    }
    this.at = stop;
    this.state = state;
    this.runStart = runStart;
  }

  private findFree(): void {
    for (const detector of this.tables.free) {
      const hits = detector.findAll?.(this.text) ?? [];
      if (hits.length === 0) continue;
      this.found ??= new Map();
      this.found.set(detector, [...hits]);
    }
  }

  private endWords(state: number, end: number): void {
    const { ends, firstEnd, width } = this.tables;
    for (const { detector, length } of ends[(state - firstEnd) / width] ?? nobody) this.ask(detector, end - length);
  }

  private endRun(start: number, end: number): void {
    const { text, tables } = this;
    const length = Math.min(end - start, longestRun);
    // No unit outside of the text is asked for: that would slow every look at one down.
    if (start > 0 && isLetter(text.charCodeAt(start - 1))) {
      this.askAll(tables.letterRuns[length], start);
      if (start < 2 || text.charCodeAt(start - 2) !== 92) return;
    }
    if (length >= plainRun) this.askAll(tables.longRuns[length], start);
    else if (hasMoreDigits(text, end)) this.askAll(tables.shortRuns[text.charCodeAt(end)]?.[length], start);
  }

  private askAll(asked: readonly number[] | undefined, at: number): void {
    for (const detector of asked ?? nobody) this.ask(detector, at);
  }

  private ask(index: number, at: number): void {
    const detector = this.tables.detectors[index];
    if (detector === undefined) return;
    const span = detector.match(this.text, at);
    if (span === null) return;
    this.found ??= new Map();
    const hits = this.found.get(detector);
    if (span.start < (hits?.at(-1)?.end ?? 0)) return;
    const hit = { detector: detector.id, start: span.start, end: span.end };
    if (hits === undefined) this.found.set(detector, [hit]);
    else hits.push(hit);
  }
}

const nobody: readonly never[] = [];

/** A to Z in either case. */
function isLetter(code: number): boolean {
  return (code | 32) >= 97 && (code | 32) <= 122;
}

/** Behind the separator stands a digit: ` 1`, `-1`, `) 1`, ` (1`. */
function hasMoreDigits(text: string, end: number): boolean {
  if (end + 1 >= text.length) return false;
  const after = text.charCodeAt(end + 1);
  if (after >= 48 && after <= 57) return true;
  if ((after !== 32 && after !== 40) || end + 2 >= text.length) return false;
  const next = text.charCodeAt(end + 2);
  return next >= 48 && next <= 57;
}
