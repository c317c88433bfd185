import type { Hit } from '../model.ts';
import { blankText } from './blank-text.ts';
import type { CompiledRules } from './compile-rules.ts';
import { generaliseText } from './generalise.ts';
import { fixedMask, isMasked, maskText } from './mask-text.ts';
import type { RedactRule } from './redact-options.ts';
import { isLabel, nameTarget, type RedactionLog } from './redaction-log.ts';
import { scanText } from './scan-text.ts';
import { shortenText } from './shorten-text.ts';

/** Hiding one hit can join its neighbours to another; what still holds hits after so many rounds is hidden whole. */
const roundLimit = 8;

/**
 * The text with its hits hidden; undefined where a hit is all of it and its rule drops it. Detectors read `before`
 * along with it, such as the key of a member.
 */
export function redactText(text: string, rules: CompiledRules, log: RedactionLog, before = ''): string | undefined {
  let current = text;
  for (let round = 0; round < roundLimit; round++) {
    const hits = scanAfter(before, current, rules).filter(
      ({ start, end }) => rules.allowed.size === 0 || !rules.allowed.has(current.slice(start, end).toLowerCase()),
    );
    if (hits.length === 0) return current;
    const pieces: string[] = [];
    let from = 0;
    for (const { detector, start, end } of hits) {
      const rule = rules.byDetector.get(detector);
      if (rule === undefined) continue;
      const replacement = hideText(current.slice(start, end), rule, log);
      if (replacement === undefined && end - start === current.length) return undefined;
      pieces.push(current.slice(from, start), replacement ?? '');
      from = end;
    }
    current = pieces.join('') + current.slice(from);
  }
  return fixedMask;
}

function scanAfter(before: string, text: string, { tables }: CompiledRules): readonly Hit[] {
  if (before === '') return scanText(text, tables);
  const { length } = before;
  const hits = scanText(before + text, tables).filter(({ start }) => start >= length);
  return hits.map(({ detector, start, end }) => ({ detector, start: start - length, end: end - length }));
}

/** What a rule makes of a text that it hides whole; undefined where it drops it. */
export function hideText(text: string, rule: RedactRule, log: RedactionLog): string | undefined {
  const hidden = replaceText(text, rule, log);
  if (hidden !== text) log.count(rule);
  return hidden;
}

function replaceText(text: string, rule: RedactRule, log: RedactionLog): string | undefined {
  switch (rule.action) {
    case 'mask':
      return maskText(text, rule.keepStart, rule.keepEnd);
    case 'fixed':
      return fixedMask;
    case 'drop':
      return undefined;
    case 'shorten':
      return isMasked(text) ? text : shortenText(text, rule.keepStart, rule.keepEnd);
    case 'generalise':
      return generaliseText(text);
    case 'blank':
      return blankText(text);
    case 'hash':
    case 'label': {
      const name = nameTarget(rule);
      if (isLabel(text, name)) return text;
      return rule.action === 'hash' ? log.hashFor(name, text) : log.labelFor(name, text);
    }
  }
}
