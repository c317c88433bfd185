import { detectors, type Edit, type RedactTarget, type Shaper } from '../core/index.ts';
import type { Place } from '../engine/answers.ts';

/** The rules that could hide a part of a text, the likeliest first. */
export function targetsFor({ detectors: found, field, word }: Place): readonly RedactTarget[] {
  return [
    ...found.map((detector): RedactTarget => ({ by: 'detector', detector })),
    ...(field === null ? [] : [{ by: 'path', path: field } as const]),
    { by: 'words', words: [word] },
  ];
}

/** The rule is there already. */
export function isTargeted({ redact }: Shaper, target: RedactTarget): boolean {
  return redact.rules.some((rule) => {
    if (target.by !== 'words' || rule.target.by !== 'words')
      return JSON.stringify(rule.target) === JSON.stringify(target);
    const known = rule.target.words;
    return target.words.every((word) => known.includes(word));
  });
}

/** A word joins the list of words that is there; Redact is switched on. */
export function hideTarget({ redact }: Shaper, target: RedactTarget): readonly Edit[] {
  const on: readonly Edit[] = redact.on ? [] : [{ type: 'set', stage: 'redact', change: { on: true } }];
  const list = redact.rules.find((rule) => rule.target.by === 'words');
  if (target.by === 'words' && list?.target.by === 'words') {
    const words = [...new Set([...list.target.words, ...target.words])];
    return [...on, { type: 'setRule', id: list.id, change: { target: { by: 'words', words } } }];
  }
  const action = detectors.find(({ id }) => target.by === 'detector' && id === target.detector)?.suggests ?? 'fixed';
  const id = freeRuleId(redact.rules.map((rule) => rule.id));
  return [...on, { type: 'addRule', rule: { id, target, action, keepStart: 3, keepEnd: 2 } }];
}

export function freeRuleId(ids: readonly string[]): string {
  let number = 1;
  while (ids.includes(`rule-${number}`)) number += 1;
  return `rule-${number}`;
}
