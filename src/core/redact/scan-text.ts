import type { Detector, Hit } from '../model.ts';
import { isMasked } from './mask-text.ts';
import { addHits } from './match-hits.ts';

const groupOrder: readonly Detector['group'][] = ['secret', 'person', 'network'];

/**
 * Hits of several detectors, in order and not overlapping. A secret wins over personal data, and that over a
 * network address; in one group overlapping hits become one, named by the longest. What is masked already is no hit.
 */
export function scanText(text: string, active: readonly Detector[]): readonly Hit[] {
  let all: readonly Hit[] = [];
  for (const group of groupOrder) {
    const hits: Hit[] = [];
    for (const detector of active) {
      if (detector.group !== group) continue;
      for (const hit of detector.find(text)) if (!isMasked(text.slice(hit.start, hit.end))) hits.push(hit);
    }
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
