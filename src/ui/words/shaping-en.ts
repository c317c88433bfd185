// The sentences of what shapes several outputs at once.

const count = (value: number, one: string, many = `${one}s`) =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : many}`;

export const shapingWords = {
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
        ...(errors === 0 ? [] : [count(errors, 'error')]),
        ...(warnings === 0 ? [] : [count(warnings, 'warning')]),
        ...(hints === 0 ? [] : [count(hints, 'hint')]),
      ].join(', ') || 'none',
    rows: (kept: number, received: number) =>
      kept === received ? count(kept, 'row') : `${kept.toLocaleString('en-US')} of ${count(received, 'row')}`,
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
    inBoth: (lines: number) => `${count(lines, 'line')} alike`,
    onlyThere: 'only with the other config',
    onlyHere: 'only with this config',
  },
};
