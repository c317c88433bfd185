// The sentences of what the model sees, of the checks and of the export.

import { plural } from './counts.ts';

export const resultPaneWords = {
  result: {
    title: 'What the model sees',
    formats: 'Formats',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'The browser did not allow to copy.',
    download: 'Download',
    downloadText: (file: string) => `The text as the model gets it: ${file}`,
    downloadSheet: 'CSV for a spreadsheet',
    downloadSheetWhy:
      'The same rows for people to open: texts that begin with =, +, - or @ get an apostrophe, so that no program runs them as formulas. The model’s text stays without it.',
    tokensShown: 'Tokens shown',
    showTokens: 'Show where tokens begin and end',
    text: 'Final text',
    afterStage: (stage: string) => `After ${stage}`,
    rawText: 'Raw output',
    backToFinal: 'Back to the final text',
    size: (bytes: string) => bytes,
    nextStep: 'Next step for the agent:',
    readsBackExactly: 'exact',
    notReadBack: 'too long to try',
    empty: 'The text that the model reads shows here, in every format, with its exact count.',
    emptyHint: 'Paste an output to begin, or open an example:',
  },
  checks: {
    title: 'Checks',
    empty: 'What is doubtful about the result shows here.',
    clean: (checks: number) => `Nothing to mend: ${checks} checks found nothing. Among other things they look for`,
    lookedFor: [
      'errors that look like success',
      'rows that are missing and not said to be',
      'secrets and personal data',
      'orders to the model inside the text',
      'numbers, codes and dates that can be misread',
      'fields that cost more than they say',
    ],
    others: (checks: number) => `${plural(checks, 'other check')} found nothing.`,
    counts: {
      error: (count: number) => plural(count, 'error'),
      warning: (count: number) => plural(count, 'warning'),
      info: (count: number) => plural(count, 'hint'),
    },
    severity: { error: 'Error', warning: 'Warning', info: 'Hint' },
    list: 'Findings',
  },
  exporting: {
    title: 'Export TypeScript',
    purpose:
      'The same shaping as a TypeScript file of your own. For the same output it gives the same text, byte for byte.',
    call: (file: string) =>
      `import { toolResult } from './${file}';\nconst text = toolResult(output).text; // what the model sees`,
    needs: 'Needs',
    needsNothing: 'Needs no packages.',
    takesCursor:
      'When a call brings a cursor back, pass it as facts.cursor, and ask your source for the page of sourceCursor(cursor).',
    name: 'Name',
    files: 'Files',
    copy: 'Copy',
    download: 'Download',
    downloadAll: 'Download all',
    working: 'Writing the files…',
    failed: (detail: string) => `The files could not be written: ${detail}`,
    lines: (count: number) => plural(count, 'line'),
    code: (file: string) => `Code of ${file}`,
    import: 'Import back',
    importTitle: 'Open exported files as a design of their own. Nothing in them is run.',
    imported: (name: string, problems: number) =>
      problems === 0
        ? `Opened ${name || 'the design'} beside the others.`
        : `Opened ${name || 'the design'} without what was not understood:`,
    importDamaged: 'The config in this file is damaged and was not opened.',
    importNone: 'No chosen file holds a config. Choose the TypeScript file that was exported.',
  },
};
