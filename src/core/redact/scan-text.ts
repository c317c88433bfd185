import type { Detector, Hit } from '../model.ts';
import { addHits, noHits } from './join-hits.ts';
import { isMasked } from './mask-text.ts';
import { ScanPass } from './scan-pass.ts';
import type { ScanTables } from './scan-tables.ts';

const groupOrder: readonly Detector['group'][] = ['secret', 'person', 'network'];
/** Some milliseconds of work. */
const stepLength = 1 << 19;

/**
 * Hits of several detectors, in order and not overlapping. A secret wins over personal data, and that over a
 * network address; in one group overlapping hits become one, named by the longest. What is masked already is no hit.
 */
export function scanText(text: string, tables: ScanTables): readonly Hit[] {
  const pass = new ScanPass(text, tables);
  pass.advance(text.length);
  return settleHits(text, pass, tables);
}

/** As `scanText`, some milliseconds at a step. */
export function* scanTextInSteps(text: string, tables: ScanTables): Generator<null, readonly Hit[]> {
  const pass = new ScanPass(text, tables);
  for (let end = stepLength; end < text.length; end += stepLength) {
    pass.advance(end);
    yield null;
  }
  pass.advance(text.length);
  return settleHits(text, pass, tables);
}

function settleHits(text: string, { found }: ScanPass, tables: ScanTables): readonly Hit[] {
  if (found === null) return noHits;
  let all = noHits;
  for (const group of groupOrder) {
    const hits = tables.detectors.flatMap((detector) =>
      detector.group === group
        ? (found.get(detector)?.filter(({ start, end }) => !isMasked(text.slice(start, end))) ?? [])
        : [],
    );
    if (hits.length > 0) all = addHits(all, uniteHits(hits));
  }
  return all;
}

/** Of equal hits the earlier detector's name stays. */
function uniteHits(hits: readonly Hit[]): readonly Hit[] {
  if (hits.length < 2) return hits;
  const united: Hit[] = [];
  let longest = 0;
  for (const hit of [...hits].sort((a, b) => a.start - b.start)) {
    const last = united.at(-1);
    if (last === undefined || hit.start >= last.end) {
      united.push(hit);
      longest = hit.end - hit.start;
      continue;
    }
    const isLonger = hit.end - hit.start > longest;
    if (isLonger) longest = hit.end - hit.start;
    const detector = isLonger ? hit.detector : last.detector;
    united[united.length - 1] = { detector, start: last.start, end: Math.max(last.end, hit.end) };
  }
  return united;
}
