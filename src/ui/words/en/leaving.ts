// The sentences about what is hidden, and about texts that are about to leave the page.

import { plural } from './counts.ts';

export const leavingWords = {
  hide: {
    open: 'Hide the selected text',
    title: 'Hide this from the model',
    text: 'Text to hide',
    how: 'What the rule hides',
    empty: 'Select it in the output or in what the model sees, or write it here.',
    nowhere: 'What the model sees does not hold this text.',
    byDetector: (name: string) => `All ${name}`,
    byField: (path: string) => `Every value of the field ${path}`,
    byWord: (word: string) => `The text “${word}”, wherever it stands`,
    hide: 'Hide',
    known: 'A rule hides that already.',
  },
  review: {
    title: 'There are secrets in this text',
    purpose: (by: 'copy' | 'download', isRaw: boolean) =>
      `${isRaw ? 'It is from before Redact, so that nothing in it is hidden. It' : 'It'} is about to ${by === 'copy' ? 'be copied' : 'be saved as a file'}, and still holds:`,
    kind: (name: string, times: number) => `${name}: ${times.toLocaleString('en-US')}`,
    rest: (size: string, hidden: number) =>
      `${size} in all. ${hidden === 0 ? 'Nothing is hidden in it.' : `${plural(hidden, 'value is', 'values are')} hidden in it.`}`,
    hide: 'Hide them',
    anyway: { copy: 'Copy anyway', download: 'Save anyway' },
    cancel: 'Cancel',
    line: (size: string, hidden: number, kinds: readonly string[]) =>
      [
        size,
        ...(hidden === 0 ? [] : [`${plural(hidden, 'value')} hidden`]),
        kinds.length === 0 ? 'no secrets or personal data found' : `not hidden: ${kinds.join(', ')}`,
      ].join(' · '),
    copied: (line: string) => `Copied: ${line}`,
    saved: (line: string) => `Saved: ${line}`,
    failed: 'The text could not be had: wait for the result, then try again.',
    nothingPasted:
      'These files hold the config and code. Of what you pasted, only names of fields are in them, and nothing that looks like a secret.',
    broken: (kinds: readonly string[]) =>
      `Redaction was tried on made-up values and let some through (${kinds.join(', ')}). Nothing can be copied or exported: reload the page.`,
  },
};
