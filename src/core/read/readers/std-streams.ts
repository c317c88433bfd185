import type { Reader } from '../../model.ts';

/** `stdout:` and `stderr:` on lines of their own: gives what stands under the first, the other as a fact. */
export const stdStreamsReader: Reader = {
  id: 'std-streams',
  of: 'text',
  isWrapper: true,
  read(input) {
    if (input.of !== 'text') return null;
    const { text } = input;
    const label = /^\s{0,20}(?:stdout|output):[ \t]{0,20}\r?\n/i.exec(text)?.[0].length;
    const at = text.lastIndexOf('\nstderr:');
    if (label === undefined || at < label - 1) return null;
    const rest = text.slice(at + 1 + 'stderr:'.length);
    if (!/^[ \t]{0,20}(?:\r?\n|$)/.test(rest)) return null;
    const stderr = rest.trim();
    return {
      next: { of: 'text', text: text.slice(label, Math.max(label, at)) },
      isFinal: false,
      offset: label,
      facts: stderr === '' ? {} : { stderr },
      values: { stderr: stderr.length },
    };
  },
};

export const examples = {
  hits: ['stdout:\nNAME   AGE\nweb    5d\n\nstderr:\n', 'stdout:\n\nstderr:\nno such file\n', 'stdout:\nstderr:\n'],
  misses: [
    { text: 'stdout:\nall of it\n', why: 'nothing says where stderr starts' },
    { text: 'stdout: a\nstderr: b\n', why: 'the words stand on the same lines' },
    { text: 'see stdout:\nx\nstderr:\ny', why: 'words come before' },
  ],
};
