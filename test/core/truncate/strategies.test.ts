import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  defaultShaper,
  type Edit,
  editShaper,
  findProblems,
  readOutput,
  rowsOf,
  runShaper,
  type Shaper,
  suggestShaper,
} from '../../../src/core/index.ts';

const deps = { countTokens: (text: string) => text.length, now: () => 0, randomId: () => 'id' };
type Truncate = Shaper['truncate'];
const cut = (change: Partial<Truncate>): Edit => ({ type: 'set', stage: 'truncate', change });
const run = (output: string, ...edits: readonly Edit[]) =>
  runShaper(readOutput(output), editShaper(defaultShaper, edits), deps);
const numbered = (count: number) => JSON.stringify(Array.from({ length: count }, (_, id) => ({ id })));
const idsOf = (output: string, change: Partial<Truncate>) =>
  rowsOf(run(output, cut(change)).result.data).map((row) => (row as { id: number }).id);

describe('which rows', () => {
  test.each<[Partial<Truncate>, number[], string | undefined]>([
    [{ rows: 3 }, [0, 1, 2], undefined],
    [{ rows: 3, offset: 4 }, [4, 5, 6], '5–7'],
    [{ rows: 3, choice: 'last' }, [7, 8, 9], '8–10'],
    [{ rows: 3, choice: 'ends' }, [0, 1, 9], '1–2, 10'],
    [{ rows: 4, choice: 'spread' }, [0, 3, 6, 9], 'spread evenly from 1 to 10'],
    [{ rows: 1, choice: 'spread' }, [0], 'spread evenly from 1 to 1'],
    [{ offset: 8 }, [8, 9], '9–10'],
    [{ offset: 99 }, [], ''],
  ])('%o', (change, ids, shown) => {
    expect(idsOf(numbered(10), change)).toEqual(ids);
    expect(run(numbered(10), cut(change)).result.meta.rows_shown).toBe(shown);
  });

  const choice = fc.constantFrom<Truncate['choice']>('first', 'last', 'ends', 'spread');
  test('received is kept and omitted, in their order, and cutting twice is cutting once', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 45 }), choice, (count, rows, which) => {
        const { stages } = run(numbered(count), cut({ rows, choice: which }));
        const report = stages.find(({ id }) => id === 'truncate')?.report;
        expect(report).toMatchObject({ received: count, kept: Math.min(count, rows) });
        expect((report?.kept ?? 0) + (report?.omitted ?? 0)).toBe(count);
        const ids = idsOf(numbered(count), { rows, choice: which });
        expect(ids).toEqual([...ids].sort((a, b) => a - b));
        const again = JSON.stringify(ids.map((id) => ({ id })));
        expect(idsOf(again, { rows, choice: which })).toEqual(ids);
      }),
    );
  });
});

const log = [
  '2026-01-05 10:00:01 INFO start',
  ...Array.from({ length: 5 }, (_, second) => `2026-01-05 10:00:1${second} WARN retry`),
  '2026-01-05 10:00:20 INFO stop',
].join('\n');

describe('text', () => {
  const asText: Edit = { type: 'set', stage: 'read', change: { on: false } };
  const textOf = (text: string, change: Partial<Truncate>) =>
    runShaper(readOutput(text, { readers: [] }), editShaper(defaultShaper, [asText, cut(change)]), deps).result;

  test('lines that repeat are folded with their number', () => {
    expect(textOf(log, { fold: true }).data).toBe(
      '2026-01-05 10:00:01 INFO start\n2026-01-05 10:00:10 WARN retry\n… 4 more like it, the last at 2026-01-05 10:00:14\n2026-01-05 10:00:20 INFO stop',
    );
    expect(textOf('a\na\nb\nb', { fold: true }).data).toBe('a\na\nb\nb');
  });

  test('a cut ends at a sentence', () => {
    const text = 'One is short. Two is a little longer. Three goes on and on and on and on. Four. Five ends here.';
    const short = { limit: 60, head: 44, tail: 20, align: 'sentence' as const };
    expect(textOf(text, { text: short }).data).toBe('One is short. Two is a little longer.\n…\nFive ends here.');
    const chinese = '第一句话。第二句话比较长一些。第三句话一直说下去没有尽头也没有停顿的意思。最后一句。';
    expect(textOf(chinese, { text: { ...short, limit: 30, head: 17, tail: 8 } }).data).toBe(
      '第一句话。第二句话比较长一些。\n…\n最后一句。',
    );
  });

  test('a cut falls outside of a code block', () => {
    const text = `Intro line that is here.\n\`\`\`js\nconst a = 1;\nconst b = 2;\n\`\`\`\n${'Outro line.\n'.repeat(20)}`;
    const { data } = textOf(text, { text: { limit: 80, head: 45, tail: 15, align: 'fence' } });
    expect(data).toBe('Intro line that is here.\n…\nOutro line.\n');
  });

  test('a window says where the next one begins, and past the end is an error', () => {
    expect(textOf('abcdefghij', { clip: { offset: 2, limit: 3 } })).toMatchObject({
      status: 'partial',
      data: 'cde',
      page: { cursor: '5', hasMore: true },
      completeness: { matched: 10, returned: 3, unit: 'characters' },
      nextActions: ['tool(cursor: "5")'],
    });
    expect(textOf('abcdefghij', { clip: { offset: 8, limit: 3 } })).toMatchObject({
      data: 'ij',
      page: { hasMore: false },
    });
    expect(textOf('abc', { clip: { offset: 9, limit: 3 } })).toMatchObject({
      status: 'error',
      error: { class: 'B', code: 'OFFSET_OUT_OF_RANGE', field: 'offset' },
    });
  });
});

test('what was left out can be had where the config says, and only then is it said', () => {
  const artifact = 'get_artifact("orders/881")';
  expect(run(numbered(9), cut({ rows: 3, artifact })).result.nextActions).toEqual([`Read the rest from ${artifact}`]);
  expect(run(numbered(3), cut({ rows: 3, artifact })).result.nextActions).toEqual([]);
});

test('of a log the last rows are suggested', () => {
  const lines = Array.from({ length: 40 }, (_, minute) => `2026-01-05 10:${10 + minute}:00 INFO step ${minute}`);
  const shaper = suggestShaper(readOutput(lines.join('\n')));
  expect(shaper.truncate).toMatchObject({ rows: 20, choice: 'last' });
  expect(suggestShaper(readOutput(numbered(40))).truncate).toMatchObject({ rows: 20, choice: 'first' });
});

describe('what must survive', () => {
  const rows = JSON.stringify(
    Array.from({ length: 30 }, (_, id) => ({ id, note: `note ${id}: ${'n'.repeat(60)} end-${id}` })),
  );
  const lost = (...edits: readonly Edit[]) => {
    const done = run(rows, ...edits);
    const context = { tokens: done.text.length, budget: null, fields: [] };
    return findProblems(done, context).filter(({ check }) => check === 'fact-lost');
  };

  test('keeps its row and its text under any budget that it fits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 3000 }), fc.nat({ max: 29 }), (tokens, id) => {
        const change = { budget: { tokens, protect: [] }, mustSurvive: [{ by: 'text' as const, text: `end-${id}` }] };
        const { text, result } = run(rows, cut(change));
        expect(text).toContain(`end-${id}`);
        expect(text.length <= tokens || result.warnings.includes('over_budget')).toBe(true);
      }),
    );
  });

  test('is red with the stage that removed it', () => {
    const fact = cut({ mustSurvive: [{ by: 'path', path: ['note'] }] });
    expect(lost(fact)).toEqual([]);
    const hide: Edit = {
      type: 'addRule',
      rule: { id: 'n', target: { by: 'key', keys: ['note'] }, action: 'fixed', keepStart: 0, keepEnd: 0 },
    };
    const stages = [
      { type: 'setField', path: ['note'], change: { keep: false } } as const,
      hide,
      cut({ mustSurvive: [{ by: 'path', path: ['note'] }], rows: 3 }),
    ].map((edit) => lost(fact, edit)[0]?.values.stage);
    expect(stages).toEqual(['fields', 'redact', 'truncate']);
  });

  test('follows a field under its new name', () => {
    expect(
      lost(cut({ mustSurvive: [{ by: 'path', path: ['note'] }] }), {
        type: 'setField',
        path: ['note'],
        change: { name: 'n' },
      }),
    ).toEqual([]);
  });
});
