import type { Detector, Hit, Span } from '../../model.ts';
import { addOwnDetector, type TargetKind } from '../compile-rules.ts';
import { noHits } from '../join-hits.ts';
import { findPatternFault } from '../linear-pattern.ts';

/** What a person's own pattern matches; one that is no pattern finds nothing. */
export const patternTarget: TargetKind = {
  id: 'pattern',
  add(draft, { rule, rank }) {
    if (rule.target.by !== 'pattern' || findPatternFault(rule.target.pattern)?.reason === 'syntax') return;
    addOwnDetector(draft, toPatternDetector(`rule ${rank}`, rule.target.pattern), rule);
  },
};

/** Finds what a person's own pattern matches. Nothing bounds its time: whoever runs it does. */
function toPatternDetector(id: string, source: string): Detector {
  const pattern = new RegExp(source, 'giu');
  return {
    id,
    group: 'secret',
    suggests: 'fixed',
    anchors: {},
    match: (): Span | null => null,
    findAll(text: string): readonly Hit[] {
      const hits = [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
        detector: id,
        start: index,
        end: index + found.length,
      }));
      return hits.length === 0 ? noHits : hits.filter(({ start, end }) => end > start);
    },
  };
}
