import type { Reader } from '../../model.ts';
import { linesOfText } from '../text-lines.ts';

const hunkLine = /^@@ -\d{1,9}(?:,\d{1,9})? \+\d{1,9}(?:,\d{1,9})? @@/;

/** A unified diff: stays text, so that nothing in it is taken for a table or a list. */
export const diffReader: Reader = {
  id: 'diff',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text' || !/^(?:diff --git |Index: |--- |@@ -\d)/.test(input.text.trimStart())) return null;
    const head = input.text.slice(0, 100_000).split('\n', 2000);
    const isRenamed =
      /^diff --git /.test(head[0] ?? '') && head.some((line) => /^(?:rename|old mode|Binary) /.test(line));
    if (!isRenamed && !head.some((line) => hunkLine.test(line))) return null;
    const counts = { files: 0, hunks: 0, added: 0, removed: 0 };
    for (const { content } of linesOfText(input.text)) {
      if (content.startsWith('+++ ')) counts.files++;
      else if (hunkLine.test(content)) counts.hunks++;
      else if (content.startsWith('+')) counts.added++;
      else if (content.startsWith('-') && !content.startsWith('--- ')) counts.removed++;
    }
    return { next: { of: 'value', value: input.text }, isFinal: true, format: 'text', values: counts };
  },
};

export const examples = {
  hits: [
    'diff --git a/x.md b/x.md\n--- a/x.md\n+++ b/x.md\n@@ -1,2 +1,2 @@\n a\n-| b |\n+| c |\n',
    '--- a.txt\n+++ b.txt\n@@ -1 +1 @@\n-x\n+y\n',
    'diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to y\n',
  ],
  misses: [
    { text: '--- a\n+++ b\n', why: 'it has no hunk' },
    { text: '- one\n+ two\n', why: 'it is a list' },
    { text: '---\na: 1\nb: 2\n', why: 'it is YAML' },
  ],
};
