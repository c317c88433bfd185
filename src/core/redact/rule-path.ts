import type { Path } from '../model.ts';
import { readPath, showPath } from '../path.ts';
import type { RulePath, RuleSegment } from './redact-options.ts';

export function isAny(segment: RuleSegment): boolean {
  return typeof segment === 'object' && 'any' in segment;
}

export function isDeep(segment: RuleSegment): boolean {
  return typeof segment === 'object' && 'deep' in segment;
}

/** Whether a rule's path leads to this one, in which `each` stands for every element. */
export function leadsTo(rulePath: RulePath, path: Path): boolean {
  const [first, ...others] = rulePath;
  if (first === undefined) return path.length === 0;
  const [step, ...rest] = path;
  if (isDeep(first)) return leadsTo(others, path) || (step !== undefined && leadsTo(rulePath, rest));
  if (step === undefined) return false;
  const isSame = isAny(first) || JSON.stringify(first) === JSON.stringify(step);
  return isSame && leadsTo(others, rest);
}

/** Such as `items[*].*.mail` and `**.token`; `(whole)` for the empty path. */
export function showRulePath(path: RulePath): string {
  if (path.length === 0) return showPath([]);
  return path.map(showRuleSegment).join('').replace(/^\./, '');
}

function showRuleSegment(segment: RuleSegment): string {
  if (typeof segment === 'object' && 'any' in segment) return '.*';
  if (typeof segment === 'object' && 'deep' in segment) return '.**';
  const shown = showPath([segment]);
  return shown.startsWith('[') ? shown : `.${shown}`;
}

/** The path that `showRulePath` wrote, or null where the text is not one. */
export function readRulePath(text: string): RulePath | null {
  const segments: RuleSegment[] = [];
  for (const part of text.trim().split(/(?:^|\.)(\*\*?)(?=\.|\[|$)/)) {
    if (part === '*') segments.push({ any: true });
    else if (part === '**') segments.push({ deep: true });
    else if (part !== '') {
      const path = readPath(part.replace(/^\./, ''));
      if (path === null || path.length === 0) return null;
      segments.push(...path);
    }
  }
  return segments.length === 0 ? readPath(text) : segments;
}
