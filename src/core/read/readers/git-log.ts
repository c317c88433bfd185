import type { Json, Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';

const commitLine = /^commit ([0-9a-f]{7,64})(?: \((.{1,1000})\))?$/;
const headLine = /^(Merge|Author|AuthorDate|Commit|CommitDate|Date):\s+(.*)$/;
const statLine = /^ (\S.{0,1000}?)\s+\|\s+(\d{1,9}|Bin .{1,100})(?: [+-]*)?$/;
const statSum = /^ (\d{1,9} files? changed.*)$/;
const shortLine = /^(?:[*|\\/ ]{0,20}\* )?([0-9a-f]{7,40})(?: \((.{1,300})\))? (\S.*)$/;
const headNames: { readonly [name: string]: string | undefined } = {
  Merge: 'merge',
  Author: 'author',
  AuthorDate: 'date',
  Commit: 'committer',
  CommitDate: 'commit_date',
  Date: 'date',
};

/** What `git log` prints, in its medium, full and fuller forms and on one line each: one row a commit, changed files in it. */
export const gitLogReader: Reader = {
  id: 'git-log',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text') return null;
    const first = /^[^\n]{0,2000}/.exec(input.text)?.[0].trimEnd() ?? '';
    const isLong = commitLine.test(first);
    if (!isLong && !shortLine.test(first)) return null;
    const lines = input.text.trimEnd().split(/\r?\n/);
    const value = isLong ? readCommits(lines) : readShortCommits(lines);
    return value === null ? null : { next: { of: 'value', value }, isFinal: false, format: 'git-log' };
  },
};

interface GitCommit {
  readonly members: [string, Json][];
  readonly message: string[];
  readonly files: Json[];
  readonly patch: string[];
  summary: string | null;
}

function readCommits(lines: readonly string[]): readonly Json[] | null {
  const commits: GitCommit[] = [];
  let isHead = false;
  for (const line of lines) {
    const [, commit, refs] = commitLine.exec(line) ?? [];
    if (commit !== undefined) {
      const members: [string, Json][] = [
        ['commit', commit],
        ...(refs === undefined ? [] : [['refs', refs] as [string, Json]]),
      ];
      commits.push({ members, message: [], files: [], patch: [], summary: null });
      isHead = true;
      continue;
    }
    const last = commits.at(-1);
    if (last === undefined) return null;
    const [, name = '', told = ''] = (isHead ? headLine.exec(line) : null) ?? [];
    const [, path, changes] = statLine.exec(line) ?? [];
    if (name !== '') last.members.push([headNames[name] ?? name, told]);
    else if (line === '') isHead = false;
    else if (line.startsWith('diff --git ') || last.patch.length > 0) last.patch.push(line);
    else if (line.startsWith('    ')) last.message.push(line.slice(4));
    else if (path !== undefined)
      last.files.push(
        makeObject([
          ['path', path],
          ['changes', changes ?? ''],
        ]),
      );
    else if (statSum.test(line)) last.summary = line.trim();
    else if (/^(?:[ACDMRTUX]\d{0,3}\t|:\d{6} )/.test(line)) last.files.push(line);
    else return null;
  }
  if (!commits.every(({ members }) => members.some(([name]) => name === 'author'))) return null;
  return commits.map(({ members, message, files, patch, summary }) =>
    makeObject([
      ...members,
      ['message', message.join('\n').trim()],
      ...(files.length === 0 ? [] : [['files', files] as const]),
      ...(summary === null ? [] : [['summary', summary] as const]),
      ...(patch.length === 0 ? [] : [['patch', patch.join('\n')] as const]),
    ]),
  );
}

/** Ids of one length that are no plain numbers, and a message behind each. */
function readShortCommits(lines: readonly string[]): readonly Json[] | null {
  const parts = lines.filter((line) => !/^[*|\\/ ]+$/.test(line)).map((line) => shortLine.exec(line));
  if (parts.length < 2 || parts.some((part) => part === null)) return null;
  const ids = parts.map((part) => part?.[1] ?? '');
  if (
    new Set(ids.map((id) => id.length)).size > 2 ||
    !ids.some((id) => /[a-f]/.test(id)) ||
    !ids.some((id) => /\d/.test(id))
  )
    return null;
  if (ids.every((id) => /^\d+$|^[a-f]+$/.test(id))) return null;
  return parts.map((part) => {
    const refs = part?.[2];
    return makeObject([
      ['commit', part?.[1] ?? ''],
      ...(refs === undefined ? [] : [['refs', refs] as const]),
      ['message', part?.[3] ?? ''],
    ]);
  });
}

export const examples = {
  hits: [
    'commit 0123456789abcdef0123456789abcdef01234567 (HEAD -> main)\nAuthor: Ann <ann@example.com>\nDate:   Wed May 1 10:00:00 2024 +0200\n\n    Add a test\n\n    With words.\n\n a.txt  | 2 +-\n b.png  | Bin 0 -> 12 bytes\n 2 files changed, 1 insertion(+)\n\ncommit fedcba9876543210fedcba9876543210fedcba98\nAuthor: Lee <lee@example.com>\nDate:   Tue Apr 30 10:00:00 2024 +0200\n\n    Start\n',
    'commit 0123456789abcdef0123456789abcdef01234567\nMerge: 1 2\nAuthor:     Ann <ann@example.com>\nAuthorDate: now\nCommit:     Ann <ann@example.com>\nCommitDate: now\n\n    x\n\ndiff --git a/a b/a\n--- a/a\n+++ b/a\n@@ -1 +1 @@\n-1\n+2\n',
    '1a2b3c4 (HEAD -> main, tag: v1) Fix the parser\n9f8e7d6 Add a test\n',
  ],
  misses: [
    { text: 'commit to it\nand go on', why: 'no id follows' },
    { text: 'commit 0123456789abcdef\nsomething else', why: 'no author follows' },
    { text: '1234567 first\n7654321 second', why: 'the numbers may count anything' },
    { text: 'defaced walls\nfacades too', why: 'words of these letters are no ids' },
  ],
};
