// The sentences of samples and of what could be done next.

import { plural } from './counts.ts';

export const sampleWords = {
  samples: {
    title: 'All samples under this config',
    purpose: 'The worst first. Press a name to work on that output.',
    table: 'Samples',
    columns: {
      name: 'Sample',
      status: 'Status',
      findings: 'Findings',
      losses: 'Losses',
      leaks: 'Leaks',
      rows: 'Rows',
      tokens: 'Tokens',
      other: 'With the other config',
      change: 'Change',
    },
    measuring: '…',
    failed: 'could not be measured',
    empty: 'nothing pasted yet',
    none: 'none',
    notReadBack: 'not read back: too long',
    findings: (errors: number, warnings: number, hints: number) =>
      [
        ...(errors === 0 ? [] : [plural(errors, 'error')]),
        ...(warnings === 0 ? [] : [plural(warnings, 'warning')]),
        ...(hints === 0 ? [] : [plural(hints, 'hint')]),
      ].join(', ') || 'none',
    rows: (kept: number, received: number) =>
      kept === received ? plural(kept, 'row') : `${kept.toLocaleString('en-US')} of ${plural(received, 'row')}`,
    makeVariants: 'Add empty, error, huge and hostile variants',
    makeVariantsTitle: 'Made from the output on the screen, to see how the same config takes them',
    making: 'Making variants…',
    variantNames: { empty: 'empty', error: 'error', huge: 'huge', hostile: 'hostile' } as Readonly<
      Record<string, string>
    >,
    compareWith: 'Compare with',
    noOther: 'no other config',
    untouched: 'nothing shaped at all',
    lastChange: 'before the last change',
    design: (name: string) => `the config of ${name}`,
    total: 'All',
    diff: (name: string) => `What changes in ${name}`,
    diffOf: 'Difference of',
    same: 'The same text.',
    cutShort: 'Only the beginning is compared: the text is long.',
    inBoth: (lines: number) => `${plural(lines, 'line')} alike`,
    onlyThere: 'only with the other config',
    onlyHere: 'only with this config',
  },
  suggest: {
    title: 'What could be done next',
    purpose: 'Each saving is measured by doing it. Accept one by one or all; undo takes back either.',
    list: 'Suggestions',
    accept: 'Accept',
    acceptWhat: (what: string) => `Accept: ${what}`,
    acceptAll: (number: number, saving: number | null) =>
      number === 0 || saving === null
        ? 'Accept all'
        : `Accept all ${number} (${saving >= 0 ? '−' : '+'}${Math.abs(saving).toLocaleString('en-US')})`,
    startOver: 'Start over with a first config',
    saving: (tokens: number) =>
      `${tokens > 0 ? '−' : tokens < 0 ? '+' : ''}${Math.abs(tokens).toLocaleString('en-US')}`,
    why: { saves: 'saves', clear: 'clearer', safe: 'safer' },
    format: (name: string) => `Write the rows as ${name}`,
    formatReason: 'The cheapest format of those that give every value back.',
    rows: (rows: number) => `Keep the first ${plural(rows, 'row')}`,
    rowsReason: 'The result says how many there are, and how to get the rest.',
    summary: 'Say in one line what is in it',
    none: 'Nothing to suggest: this is as lean and as clear as can be told from here.',
    working: 'Looking…',
  },
};
