import { detectors, type Edit, type Shaper } from '../core/index.ts';
import type { FoundKind, Shaped, Taken } from '../engine/answers.ts';
import type { TextRef } from '../engine/protocol.ts';

/** What a person should know of a text before it leaves the page. */
export interface Review {
  readonly bytes: number;
  /** The output as it was pasted, or what a stage made of it. */
  readonly isRaw: boolean;
  /** Values that redaction hid. */
  readonly hidden: number;
  /** Keys, tokens and passwords that are still in it. */
  readonly secrets: readonly FoundKind[];
  /** Personal data and internals that are still in it. */
  readonly others: readonly FoundKind[];
}

const beforeRedact: readonly string[] = ['read', 'select', 'fields'];

export function reviewTaken({ bytes, found }: Taken, ref: TextRef, stages: Shaped['stages']): Review {
  const isRaw = ref.of === 'output' || (ref.of === 'stage' && beforeRedact.includes(ref.stage));
  const notes = stages.find(({ id, isOn }) => id === 'redact' && isOn)?.report.notes ?? [];
  return {
    bytes,
    isRaw,
    hidden: isRaw ? 0 : notes.reduce((sum, { values }) => sum + Number(values.count ?? 0), 0),
    secrets: found.filter(({ group }) => group === 'secret'),
    others: found.filter(({ group }) => group !== 'secret'),
  };
}

/** The edits that hide what was found; none where rules look for all of it already, or the text is from before Redact. */
export function hideFound({ secrets, isRaw }: Review, { redact }: Shaper): readonly Edit[] {
  if (isRaw) return [];
  const known = redact.rules.flatMap(({ target }) => (target.by === 'detector' ? [target.detector] : []));
  const missing = detectors.filter(({ id }) => secrets.some(({ detector }) => detector === id) && !known.includes(id));
  const added = missing.map(
    ({ id, suggests }): Edit => ({
      type: 'addRule',
      rule: {
        id: `detector-${id}`,
        target: { by: 'detector', detector: id },
        action: suggests,
        keepStart: 3,
        keepEnd: 3,
      },
    }),
  );
  const switchOn: readonly Edit[] = redact.on ? [] : [{ type: 'set', stage: 'redact', change: { on: true } }];
  return [...switchOn, ...added];
}
