import {
  actionWords,
  type Decision,
  decisionWords,
  type Finding,
  type Fix,
  findingWords,
  fixWords,
  lossWords,
  type Note,
  noteWords,
  type Problem,
  problemWords,
  recommendationWords,
  type Values,
} from '../../core/index.ts';
import { humanize } from './humanize.ts';
import { words } from './index.ts';

type Sentences = { readonly [id: string]: (values: Values) => string };

/** The core's sentence for an id; a readable form of the id where the catalogue lacks it. */
function say(sentences: Sentences, id: string, values: Values): string {
  return Object.hasOwn(sentences, id) ? (sentences[id]?.(readable(values)) ?? id) : humanize(id);
}

/** Numbers as the rest of the page writes them, such as 125,026; detectors by what they find; formats by their tabs. */
function readable(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (name === 'detector') return [name, words.nameIn(words.redact.detectorNames, String(value))] as const;
    if (name === 'format') return [name, words.formatName(String(value))] as const;
    const isLarge = typeof value === 'number' && Math.abs(value) >= 1000;
    return [name, isLarge ? words.number(value) : value] as const;
  });
  return Object.fromEntries(entries);
}

export function sayProblem({ id, values }: Problem): string {
  return say(problemWords, id, values);
}

export function sayNote({ id, values }: Note): string {
  return say(noteWords, id, values);
}

export function sayAction({ action }: Decision): string {
  return actionWords[action]();
}

export function sayReason({ reason }: Decision): string {
  return say(decisionWords, reason.id, reason.values);
}

export function sayFinding({ check, values }: Finding): string {
  return say(findingWords, check, values);
}

export function sayFix({ id, values }: Fix): string {
  return say(fixWords, id, values);
}

export function sayLoss({ kind, count }: { readonly kind: string; readonly count: number }): string {
  return say(lossWords, kind, { count });
}

/** Why a rule of thumb names its format. */
export function sayRecommendation(rule: string): string {
  return say(recommendationWords, rule, {});
}
