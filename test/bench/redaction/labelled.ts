import { randomNumbers } from '../random.ts';
import { type Made, type Next, oneOf } from './made.ts';
import { madeBlocks, madeNetwork } from './made-network.ts';
import { madeNamedNumbers, madeNumbers } from './made-numbers.ts';
import { lookalikes, madeNamed, madePeople } from './made-people.ts';
import { madeInContext, madeSecrets } from './made-secrets.ts';

/** A stretch of a text and the detector that should find it. */
export interface Label {
  readonly detector: string;
  readonly start: number;
  readonly end: number;
}

export interface LabelledText {
  readonly text: string;
  readonly labels: readonly Label[];
}

const leads = ['value ', '值为 ', 'note: ', '备注：', '"note":"', 'got ', '收到', '(', '| ', 'x=', '- '] as const;
const tails = [' ok', '，已处理', '"', ')', ' |', '\n', '. Next', '。', ', ', ''] as const;
const fillers = [
  'The build fails when a cache entry is read.',
  '客户张伟在三月份下了一个订单，',
  'status=200 path=/v1/items',
  '{"name":"Alice","qty":2}',
  'GET /items/42 HTTP/1.1',
  '已发货，预计三天到达。',
  '',
] as const;

/** By detector: values that stand by themselves, values behind a name, values in surroundings of their own. */
const alone = { ...madeSecrets, ...madePeople, ...madeNumbers, ...madeNetwork };
const named = { ...madeNamed, ...madeNamedNumbers };
const inContext = { ...madeInContext, ...madeBlocks };
export const labelledIds: readonly string[] = [alone, named, inContext].flatMap((made) => Object.keys(made));

/** Texts in English and Chinese with labelled secrets, personal data and lookalikes; the same for the same seed. */
export function makeLabelled(count: number, seed: number): readonly LabelledText[] {
  const next = randomNumbers(seed);
  return Array.from({ length: count }, (_, index) => makeText(next, labelledIds[index % labelledIds.length] ?? ''));
}

/** One value of the detector, and up to three lookalikes around it. */
function makeText(next: Next, detector: string): LabelledText {
  const parts = [oneOf(next, ...fillers), lookalike(next), null, lookalike(next), oneOf(next, ...fillers)];
  let text = '';
  const labels: Label[] = [];
  for (const part of parts) {
    const made = part === null ? makeValue(next, detector) : { text: part, start: 0, end: 0 };
    const start = text.length;
    text += made.text;
    if (part === null) labels.push({ detector, start: start + made.start, end: start + made.end });
    text += oneOf(next, '\n', '; ', '。 ', ' | ');
  }
  return { text, labels };
}

function lookalike(next: Next): string {
  return oneOf(next, ...lookalikes)(next);
}

function makeValue(next: Next, detector: string): Made {
  const whole = inContext[detector];
  if (whole !== undefined) return whole(next);
  const parts = named[detector];
  if (parts !== undefined) {
    const [before, value] = parts(next);
    return {
      text: `${before}${value}${before.endsWith('"') ? '"' : ''}`,
      start: before.length,
      end: before.length + value.length,
    };
  }
  const value = alone[detector]?.(next) ?? '';
  const lead = oneOf(next, ...leads);
  return { text: `${lead}${value}${oneOf(next, ...tails)}`, start: lead.length, end: lead.length + value.length };
}
