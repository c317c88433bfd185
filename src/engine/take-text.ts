import { detectors, findSecretsInSteps, type Hit } from '../core/index.ts';
import type { FoundKind, Taken } from './answers.ts';
import type { TextRef } from './protocol.ts';
import type { Sample } from './sample.ts';

const groups = ['secret', 'person', 'network'] as const;

/** A text on its way out of the page, looked through once more as it is. */
export function* takeText(text: string, ref: TextRef, sample: Sample): Generator<null, Taken> {
  const isFinal = ref.of === 'stage' && ref.stage === 'render';
  const hits = yield* isFinal ? sample.hits.find(text) : findSecretsInSteps(text);
  const allow = sample.texts?.run.shaper.redact.allow ?? [];
  return { text, bytes: new TextEncoder().encode(text).length, found: countKinds(text, hits, allow) };
}

function countKinds(text: string, hits: readonly Hit[], allow: readonly string[]): readonly FoundKind[] {
  const allowed = new Set(allow.map((value) => value.toLowerCase()));
  const counts = new Map<string, number>();
  for (const { detector, start, end } of hits) {
    if (allowed.has(text.slice(start, end).toLowerCase())) continue;
    counts.set(detector, (counts.get(detector) ?? 0) + 1);
  }
  return detectors
    .flatMap(({ id, group }) => {
      const count = counts.get(id);
      return count === undefined ? [] : [{ detector: id, group, count }];
    })
    .sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || b.count - a.count);
}
