import {
  editShaper,
  finishSteps,
  formats,
  type Json,
  layOutAs,
  readOutput,
  rowsOf,
  runShaper,
  suggestShaper,
} from '../../src/core/index.ts';
import { billRun } from '../../src/engine/bill-run.ts';
import { countLayout } from '../../src/engine/count-layout.ts';
import { RowCounts } from '../../src/engine/row-counts.ts';
import { changeChunks, countChunks, loadCounter, type TokenCounter } from '../../src/tokens/index.ts';
import { median } from './measure.ts';
import { type OutputName, outputs } from './outputs.ts';

/** Milliseconds by what was timed. */
export type Times = { readonly [name: string]: number };

const length = 8_000_000;
const chunkSize = 1 << 13;
const billedFormats = ['json', 'json-compact', 'csv', 'yaml'];

/** What is timed in a process of its own, so that no cache knows the text. */
export const tasks = {
  /** Our count of the output, cold and again; then again by chunks, and after a character more in some places. */
  async ours(name: OutputName): Promise<Times> {
    const text = outputs[name](length);
    const counter = await loadCounter('o200k_base');
    const cold = time(() => counter.count(text));
    const warm = time(() => counter.count(text));
    const counted = countChunks(counter, text, chunkSize);
    const edits = [0.5, 0.2, 0.8, 0.4, 0.6].map((share) => {
      const at = Math.floor(text.length * share);
      const changed = [text.slice(0, at), 'x', text.slice(at)].join('');
      return time(() => countChunks(counter, changed, chunkSize, changeChunks(counted, changed, at, at)));
    });
    const whole = time(() => countChunks(counter, text, chunkSize));
    return { cold, warm, edit: median(edits), whole };
  },

  async theirs(name: OutputName): Promise<Times> {
    const text = outputs[name](length);
    const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
    const count = () => countTokens(text, { disallowedSpecial: new Set() });
    return { cold: time(count), warm: time(count) };
  },

  /** All formats of the records rendered and counted by a new counter. */
  async formats(name: OutputName): Promise<Times> {
    const { rows } = recordsOf(name);
    const counter = await loadCounter('o200k_base');
    return {
      all: time(() => {
        for (const { id } of formats) finishSteps(countLayout(counter, layOutAs(id, rows), null));
      }),
    };
  },

  /** The final text counted, and its tokens given to the paths, by a counter that is new to each. */
  async bill(name: OutputName): Promise<Times> {
    const { reading, shaper } = recordsOf(name);
    const times: { [name: string]: number } = {};
    for (const format of billedFormats) {
      const run = runShaper(
        reading,
        editShaper(shaper, [{ type: 'set', stage: 'render', change: { format } }]),
        depsOf(null),
      );
      const counter = await loadCounter('o200k_base');
      times[`${format} count`] = time(() => counter.count(run.text));
      const other = await loadCounter('o200k_base');
      times[`${format} bill`] = time(() => finishSteps(billRun(run, other)));
    }
    return times;
  },

  /** Counts in every format after a field of the orders is dropped: with what is known of the rows before, and anew. */
  async editField(): Promise<Times> {
    const { rows } = recordsOf('orders');
    const dropped = rowsOf(rows ?? []).map((row) => {
      const { note, ...others } = row as { readonly [key: string]: Json };
      return others;
    });
    const counter = await loadCounter('o200k_base');
    const times: { [name: string]: number } = {};
    const rowCounts = new RowCounts();
    for (const { id } of formats) {
      finishSteps(countLayout(counter, layOutAs(id, rows), rowCounts.by(id, {}, counter, true)));
      times[`${id} fresh`] = time(() => finishSteps(countLayout(counter, layOutAs(id, dropped), null)));
      // As a new array each time: what was seen of the last one must not help.
      const edited = [...dropped];
      times[`${id} edit`] = time(() =>
        finishSteps(countLayout(counter, layOutAs(id, edited), rowCounts.by(id, {}, counter))),
      );
    }
    return times;
  },

  async hostile(): Promise<Times> {
    const counter = await loadCounter('o200k_base');
    const times: { [name: string]: number } = {};
    for (const [name, make] of Object.entries(hostileTexts)) {
      const small = make(100_000);
      const large = make(1_000_000);
      times[`${name} 100 kB`] = time(() => counter.count(small));
      times[`${name} 1 MB`] = time(() => counter.count(large));
    }
    return times;
  },

  async startOurs(): Promise<Times> {
    return { start: await timeAsync(async () => (await loadCounter('o200k_base')).count('{"id": 1}')) };
  },

  async startTheirs(): Promise<Times> {
    return {
      start: await timeAsync(async () => (await import('gpt-tokenizer/encoding/o200k_base')).countTokens('{"id": 1}')),
    };
  },
} as const;

export type TaskName = keyof typeof tasks;

const hostileTexts: { readonly [name: string]: (length: number) => string } = {
  orders: outputs.orders,
  a: (length) => 'a'.repeat(length),
  equals: (length) => '='.repeat(length),
  space: (length) => ' '.repeat(length),
  newline: (length) => '\n'.repeat(length),
  han: (length) => '汉'.repeat(length),
  emoji: (length) => '😀'.repeat(length / 2),
  base64: (length) => alphabetText(length, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'),
  hex: (length) => alphabetText(length, '0123456789abcdef'),
};

/** Letters in no order, the same each time. */
function alphabetText(length: number, alphabet: string): string {
  let state = 1;
  const letters: string[] = [];
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    letters.push(alphabet.charAt((state >>> 16) % alphabet.length));
  }
  return letters.join('');
}

function recordsOf(name: OutputName) {
  const reading = readOutput(outputs[name](length));
  const shaper = editShaper(suggestShaper(reading), [{ type: 'set', stage: 'truncate', change: { rows: null } }]);
  const rows = runShaper(reading, { ...shaper, redact: { on: false, rules: [], allow: [] } }, depsOf(null)).result.data;
  return { reading, shaper, rows };
}

function depsOf(counter: TokenCounter | null) {
  return { countTokens: (text: string) => counter?.count(text) ?? 0, now: () => 0, randomId: () => 'id' };
}

function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

async function timeAsync(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
