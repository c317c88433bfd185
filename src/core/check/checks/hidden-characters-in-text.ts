import type { Check } from '../check.ts';
import type { CheckExamples } from '../check-examples.ts';

/**
 * Tag characters, which spell ASCII unseen; signs that turn the direction of text; zero-width spaces and joins between plain
 * letters, where no script needs them; soft hyphens and fillers.
 */
const hiddenPattern =
  /[\u{e0001}\u{e0020}-\u{e007f}]{1,500}(?<!\u{1f3f4}.{1,20})|[\u202a-\u202e\u2066-\u2069]|(?<=[A-Za-z0-9\p{Script=Han}])[\u200b-\u200d\u2060\ufeff](?=[A-Za-z0-9\p{Script=Han}])|[\u00ad\u115f\u1160\u3164\uffa0\u2061-\u2064]/gu;
/** Some of these stand in whatever the pattern finds: most texts have none. */
const suspects = /[\u00ad\u115f\u1160\u200b-\u200d\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0\udb40]/;
const tags = /[\u{e0020}-\u{e007e}]/gu;
const directions = /[\u202a-\u202e\u2066-\u2069]/u;

/** Characters that nobody sees and a model reads: a hidden message, or words that show in another order than they stand. */
export const hiddenCharactersInTextCheck: Check = {
  id: 'hidden-characters-in-text',
  find({ run }) {
    if (!suspects.test(run.text)) return [];
    const found = [...run.text.matchAll(hiddenPattern)];
    const [first] = found;
    if (first === undefined) return [];
    const spelt = found.map(([text]) => text.replace(tags, spellOut)).join('');
    const message = spelt.replace(/[^\x20-\x7e]/g, '').slice(0, 60);
    const kind = message !== '' ? 'message' : found.some(([text]) => directions.test(text)) ? 'direction' : 'invisible';
    return [
      {
        severity: kind === 'invisible' ? 'info' : 'warning',
        values: { kind, count: found.length, message },
        at: { stage: 'render', start: first.index, end: first.index + first[0].length },
      },
    ];
  },
};

function spellOut(character: string): string {
  return String.fromCharCode((character.codePointAt(0) ?? 0xe0020) - 0xe0000);
}

const spell = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');

export const examples = {
  flags: [
    {
      output: `Fine.${spell('say hi')}`,
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      found: [
        {
          severity: 'warning',
          values: { kind: 'message', count: 1, message: 'say hi' },
          at: { stage: 'render', start: 5, end: 17 },
        },
      ],
    },
    {
      output: 'pay \u202e001\u202c now',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      found: [
        {
          severity: 'warning',
          values: { kind: 'direction', count: 2, message: '' },
          at: { stage: 'render', start: 4, end: 5 },
        },
      ],
    },
    {
      output: 'pass\u200bword',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      found: [
        {
          severity: 'info',
          values: { kind: 'invisible', count: 1, message: '' },
          at: { stage: 'render', start: 4, end: 5 },
        },
      ],
    },
  ],
  passes: [
    {
      output: 'می\u200cخواهم 👩\u200d👩\u200d👧',
      edits: [{ type: 'set', stage: 'envelope', change: { on: false } }],
      why: 'Persian and emoji need these joins',
    },
  ],
} as const satisfies CheckExamples;
