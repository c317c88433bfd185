import type { Detector, Hit } from '../model.ts';
import { digitKind, longestRun, type ScanTables } from './scan-tables.ts';

/** A shorter run of digits is tried only where a separator and more digits follow. */
const plainRun = 7;

/** One walk over a text, in which detectors are asked only where their anchors are. */
export class ScanPass {
  /** By detector: in order, not overlapping. */
  readonly found = new Map<Detector, Hit[]>();
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
      this.findFree();
    }
    this.at = stop;
    this.state = state;
    this.runStart = runStart;
  }

  private findFree(): void {
    for (const detector of this.tables.free) {
      const hits = detector.findAll?.(this.text) ?? [];
      if (hits.length > 0) this.found.set(detector, [...hits]);
    }
  }

  private endWords(state: number, end: number): void {
    const { ends, firstEnd, width } = this.tables;
    for (const { detector, length } of ends[(state - firstEnd) / width] ?? []) this.ask(detector, end - length);
  }

  private endRun(start: number, end: number): void {
    const { text, tables } = this;
    const length = Math.min(end - start, longestRun);
    const isBehindLetter = isLetter(text.charCodeAt(start - 1));
    if (isBehindLetter) for (const detector of tables.letterRuns[length] ?? []) this.ask(detector, start);
    if (isBehindLetter && text.charCodeAt(start - 2) !== 92) return;
    if (length >= plainRun) for (const detector of tables.longRuns[length] ?? []) this.ask(detector, start);
    else if (hasMoreDigits(text, end)) {
      for (const detector of tables.shortRuns[text.charCodeAt(end)]?.[length] ?? []) this.ask(detector, start);
    }
  }

  private ask(index: number, at: number): void {
    const detector = this.tables.detectors[index];
    if (detector === undefined) return;
    const span = detector.match(this.text, at);
    if (span === null) return;
    const hits = this.found.get(detector);
    if (span.start < (hits?.at(-1)?.end ?? 0)) return;
    const hit = { detector: detector.id, start: span.start, end: span.end };
    if (hits === undefined) this.found.set(detector, [hit]);
    else hits.push(hit);
  }
}

/** A to Z in either case. */
function isLetter(code: number): boolean {
  return (code | 32) >= 97 && (code | 32) <= 122;
}

/** Behind the separator stands a digit: ` 1`, `-1`, `) 1`, ` (1`. */
function hasMoreDigits(text: string, end: number): boolean {
  const after = text.charCodeAt(end + 1);
  if (after >= 48 && after <= 57) return true;
  return (after === 32 || after === 40) && text.charCodeAt(end + 2) >= 48 && text.charCodeAt(end + 2) <= 57;
}
