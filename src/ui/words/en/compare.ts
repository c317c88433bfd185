// The sentences of the comparison of formats and of what others measured.

import type { findingsOfStudies } from '../../../state/evidence.ts';
import type { ModelTokens } from '../../../state/model-tokens.ts';
import type { RuleOfThumb } from '../../../state/rules-of-thumb.ts';
import type { FamilyId, Span } from '../../../state/token-families.ts';
import type { LossKind, VerdictId } from '../../../state/verdict.ts';
import { plural } from './counts.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 });

export const compareWords = {
  compare: {
    title: 'Formats compared',
    columns: {
      format: 'Format',
      tokens: 'Tokens',
      against: (name: string) => `vs ${name}`,
      bytes: 'Bytes',
      price: '1,000 calls',
      readsBack: 'Reads back',
      verdict: 'For this data',
    },
    against: 'Against',
    againstShort: 'vs',
    baselines: { pasted: 'as pasted', json: 'JSON', 'json-compact': 'JSON compact' } as Readonly<
      Record<string, string>
    >,
    model: 'For',
    modelGroups: {
      o200k_base: 'Counted by o200k_base',
      cl100k_base: 'Counted by cl100k_base',
      estimate: 'Estimated',
    } as Readonly<Record<string, string>>,
    ownTokens: (model: Exclude<ModelTokens, { readonly kind: 'counted' }>) =>
      model.kind === 'second' ? model.encoding : 'Estimate',
    between: ({ low, high }: Span, show: (value: number) => string) =>
      show(low) === show(high) ? show(low) : `${show(low)}–${show(high)}`,
    estimate: {
      range: ({ low, high }: Span) =>
        `Estimate: ${low} to ${high} times o200k_base, as this model’s tokens can’t be counted here.`,
      calibrated: ({ low, high }: Span, date: string) =>
        `Estimate: ${low.toFixed(2)} to ${high.toFixed(2)} times o200k_base, after your count of ${date} and 5% to either side.`,
      sources: {
        claude:
          'Our reading of: earlier Claude models took 16 to 30% more tokens than GPT-4o (VentureBeat, May 2025), those since Opus 4.7 take about 30% more again (Anthropic, Token counting, 2026).',
        'claude-before-4.7':
          'Our reading of: Claude 3.5 Sonnet took 16% more tokens than GPT-4o for English articles, 21% for mathematics, 30% for Python (VentureBeat, May 2025).',
        gemini:
          'Our reading of: 1.08 times o200k_base, stated to be 97.9 to 99.9% right (ai-tokenizer 1.0.6, May 2026).',
        other:
          'Our reading of: encodings of OpenAI were 67 to 100% right for models of other makers (ai-tokenizer 1.0.6, May 2026).',
      } satisfies Record<FamilyId, string>,
      own: 'Your real count',
      ownHint: 'of this text alone, from your provider’s token counting',
      refused: 'That can’t be a count of this text: copy it again and count it anew.',
      forget: 'Forget it',
    },
    price: '$ per million tokens',
    priced: (date: string) => (date === '' ? 'set a price' : `as of ${date}`),
    dollars: (amount: number) => dollars.format(amount),
    verdicts: {
      breaks: 'breaks on this data',
      rule: 'the usual choice for such data',
      cheapest: 'cheapest that loses nothing',
      near: 'as cheap as the cheapest, loses nothing',
      people: 'for people, not for models',
      config: 'no gain over JSON here',
      conclusion: 'for one answer, not for many records',
      loses: 'cheaper to send, types are lost',
      dearer: 'costs more than the baseline',
      safe: 'safe, not the cheapest',
    } satisfies Record<VerdictId, string>,
    losses: {
      'number-became-text': (count) => plural(count, 'number'),
      'number-text-changed': (count) => `digits of ${plural(count, 'number')}`,
      'boolean-became-text': (count) => `${count} true or false`,
      'null-became-empty': (count) => plural(count, 'null'),
      'null-became-text': (count) => plural(count, 'null'),
      'absent-became-empty': (count) => plural(count, 'absent field'),
      'absent-became-null': (count) => plural(count, 'absent field'),
      'nesting-became-text': (count) => plural(count, 'nested value'),
      'ambiguous-scalar': (count) => plural(count, 'ambiguous value'),
      'key-order': () => 'order of keys',
      'key-changed': (count) => plural(count, 'key'),
      'duplicate-header': (count) => plural(count, 'doubled name'),
      'cell-breaks-row': (count) => `${plural(count, 'cell')} that ${count === 1 ? 'breaks' : 'break'} a row`,
      'line-break-changed': (count) => `line breaks of ${plural(count, 'text')}`,
      'text-trimmed': (count) => `outer spaces of ${plural(count, 'text')}`,
      'lone-surrogate': (count) => plural(count, 'half character'),
      'control-character': (count) => `control characters of ${plural(count, 'text')}`,
      'text-changed': (count) => plural(count, 'text'),
      'shape-changed': (count) => `form of ${plural(count, 'value')}`,
      unreadable: () => 'everything: it can’t be read back',
    } satisfies Record<LossKind, (count: number) => string>,
    places: (places: readonly string[], count: number) =>
      places.length === 0 ? '' : `At ${places.join(', ')}${count > places.length ? ', …' : ''}`,
    rules: 'Rules of thumb beside it',
    rulesColumns: {
      formats: 'Format',
      parses: 'Parsed by programs',
      effort: 'Effort for a model',
      cost: 'Tokens, as the rule says',
      measured: 'Measured here',
      fits: 'Fits',
      fitsNot: 'Does not fit',
    },
    ranks: {
      best: 'best',
      low: 'low',
      medium: 'medium',
      lowest: 'lowest',
      'medium-high': 'medium to high',
    },
    fits: {
      data: ['structured or nested data, records with many fields', 'huge results, one plain answer'],
      conclusion: ['one plain answer, a few settings', 'many records, nesting'],
      people: ['a short flat list that people read', 'nesting, long texts'],
      table: ['many rows with the same plain fields', 'nested values, cells with separators'],
      config: ['settings and templates', 'tool results in general'],
    } satisfies Record<RuleOfThumb['use'], readonly [string, string]>,
  },
  evidence: {
    title: 'What others measured',
    lead: 'No format is more accurate as such: the same formats come first in one study and last in another. Measure with your own model.',
    terms: (model: string, questions: string, data: string) => `${model} · questions: ${questions} · ${data}`,
    columns: { format: 'Format', correct: 'Correct', tokens: 'Tokens' },
    correct: (percent: number, interval?: number) =>
      `${percent.toFixed(1)}%${interval === undefined ? '' : ` ±${interval.toFixed(1)}`}`,
    noInterval: 'No interval was published.',
    findings: {
      pruning: {
        text: 'Dropping unused fields of a list of pull requests: 657,272 → 153,352 tokens for 100 items. More than any change of format saves.',
        source: 'github-mcp-server, pull request 2087',
      },
      compact: {
        text: 'From pretty to compact JSON: −32.4% over 16 live calls.',
        source: 'withcoral/coral, pull request 1197',
      },
      processing: {
        text: 'How a tool’s output is processed moves results by 3 to 50%; the best way depends on size and task.',
        source: 'arXiv 2510.15955, 2025',
      },
      loops: {
        text: 'In agent loops TOON cuts tokens by up to 18%, at a cost of about 9 points of accuracy.',
        source: 'arXiv 2605.29676, May 2026',
      },
      mixed: {
        text: 'On mixed data TOON costs 1.6% more tokens than compact JSON.',
        source: 'TOON benchmark, 2026',
      },
    } satisfies Record<(typeof findingsOfStudies)[number], { text: string; source: string }>,
  },
} as const;
