import { expect, test } from 'vitest';
import { shape } from './shape.ts';

const notes = Array.from({ length: 400 }, (_, id) => ({ id, note: 'a note of some length', author: 'Ann' }));

test('a result over its budget says by how much', () => {
  const { findings } = shape(notes, {
    budget: 100,
    edits: [{ type: 'set', stage: 'truncate', change: { rows: null } }],
  });
  const finding = findings.find(({ check }) => check === 'over-budget');
  expect(finding?.values).toMatchObject({ budget: 100 });
  expect(Number(finding?.values.tokens)).toBeGreaterThan(100);
});

test('links and ids of the system are offered to be dropped, before anything is', () => {
  const commits = Array.from({ length: 3 }, (_, at) => ({
    sha: `a${at}`,
    message: `fix ${at}`,
    url: `https://h.example/${at}`,
    html_url: `https://h.example/w/${at}`,
    comments_url: `https://h.example/c/${at}`,
    events_url: `https://h.example/e/${at}`,
    node_id: `N${at}`,
  }));
  const { findings, text } = shape(commits);
  const finding = findings.find(({ check }) => check === 'noise-field');
  expect(String(finding?.values.names)).toContain('comments_url');
  expect(finding?.fix?.edits.length).toBeGreaterThan(0);
  expect(text).toContain('comments_url');
});
