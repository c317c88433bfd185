// The sentences of designs, samples, keeping and sharing.

import type { Keeping } from '../../../state/keeping-state.ts';
import type { NoticeText } from '../../../state/notice.ts';
import type { CommandId } from '../../commands/command.ts';
import { plural } from './counts.ts';

const quoted = (name: string, unnamed: string) => (name === '' ? unnamed : `“${name}”`);
const named = (problems: number) =>
  problems === 0
    ? ''
    : ` ${plural(problems, 'part')} of it could not be used and ${problems === 1 ? 'was' : 'were'} left out.`;

export const workWords = {
  work: {
    design: 'Design',
    designs: 'Designs',
    unnamedDesign: 'Untitled design',
    designTitle: 'Switch, add, rename, copy or delete designs',
    sample: 'Sample',
    samples: 'Samples',
    sampleTitle: 'Outputs to try the same stages on: a typical one, an empty one, an error',
    sampleName: (place: number) => `Sample ${place}`,
    emptySample: 'empty',
    history: 'History',
    historyTitle: 'Go to any earlier or later change',
    historyStart: 'As it was at first',
    undone: 'undone',
    actions: 'Actions',
    examples: 'Examples',
    moreExamples: 'More examples',
    renameDesign: 'Name of the design',
    renameSample: 'Name of the sample',
    save: 'Save',
    cancel: 'Cancel',
    resetStage: 'Reset this stage',
  },
  notices: {
    label: 'Notices',
    undo: 'Undo',
    dismiss: 'Dismiss',
    say: (notice: NoticeText): string => {
      switch (notice.id) {
        case 'design-removed':
          return `Deleted ${quoted(notice.name, 'the design')}.`;
        case 'sample-removed':
          return `Deleted ${quoted(notice.name, 'the sample')}.`;
        case 'output-cleared':
          return notice.keepsShaper ? 'Cleared the output. The stages stay as you set them.' : 'Cleared the output.';
        case 'output-replaced':
          return 'Replaced the output.';
        case 'link-opened':
          return `Opened ${quoted(notice.name, 'the design')} of the link as a new design.${named(notice.problems.length)}`;
        case 'file-opened':
          return `Opened ${quoted(notice.name, 'the design')} as a new design.${named(notice.problems.length)}`;
        case 'link-refused':
          return {
            'not-a-link': 'The link holds no design that can be read. It may have been cut off on its way.',
            'too-large': 'The link holds more than a design can be. It was not opened.',
            newer: 'The link was made by a newer version of this page. Reload the page and open it again.',
          }[notice.reason];
        case 'file-refused':
          return `${notice.name} holds no design that can be read. Nothing was changed.`;
        case 'worker-restarted':
          return 'The work in the background broke off and was started again. Nothing is lost.';
        case 'storage-full':
          return 'This browser has no room left to save in. Everything stays on the screen; download the design to keep it.';
        case 'storage-blocked':
          return 'This browser does not let the page save. Everything stays on the screen; download the design to keep it.';
        case 'outputs-forgotten':
          return 'All outputs saved in this browser were deleted. What is on the screen stays until you close it.';
        case 'copied':
          return notice.what === '' ? 'Copied.' : `Copied: ${notice.what}`;
        case 'copy-failed':
          return 'The browser did not allow to copy.';
        case 'kept-damaged':
          return `${plural(notice.count, 'saved design')} could not be read and ${notice.count === 1 ? 'was' : 'were'} left as ${notice.count === 1 ? 'it is' : 'they are'}.`;
        case 'changed-elsewhere':
          return `${quoted(notice.name, 'This design')} was changed in another tab. Undo goes back to what was here.`;
        case 'removed-elsewhere':
          return `${quoted(notice.name, 'This design')} was deleted in another tab. It stays here, and your next change saves it again.`;
        case 'kept-both':
          return `${quoted(notice.name, 'This design')} was changed in another tab too. Both are kept: yours is ${quoted(notice.copy, 'the one on the screen')}.`;
      }
    },
  },
  keeping: {
    status: {
      starting: 'Opening…',
      saving: 'Saving…',
      saved: 'Saved in this browser',
      full: 'Not saved: no room left',
      blocked: 'Not saved: the browser refuses',
    } as const satisfies Record<Keeping['status'], string>,
    title: 'Designs are saved in this browser, without their outputs',
    titleWithOutputs: 'Designs and outputs are saved in this browser',
    privacy: 'All in this tab. Nothing leaves it.',
    remember: 'Remember outputs in this browser',
    forget: 'Forget',
    forgetTitle: 'Delete all outputs that are saved in this browser, now',
    commands: 'commands',
    commandsTitle: 'Search all commands',
  },
  sharing: {
    share: 'Share',
    title: 'Share this design',
    purpose: 'The link holds how the output is shaped. What was pasted stays here unless you add it.',
    link: 'Link',
    making: 'Making the link…',
    copyLink: 'Copy link',
    copied: 'Copied',
    copyFailed: 'The browser did not allow to copy. Select the link and copy it by hand.',
    meter: 'Length of the link',
    size: (length: number, limit: number) =>
      `${length.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`,
    tooLong: 'Too long for a link: many chats and trackers would cut it off. Share the file instead.',
    leaves: 'What would leave',
    found: (total: number) =>
      `${plural(total, 'value')} in it ${total === 1 ? 'looks' : 'look'} like a secret or personal data`,
    foundAt: (detector: string, where: string, shown: string) => `${detector} at ${where}: ${shown}`,
    sureConfig: 'I have looked at these; share them anyway',
    outputs: 'Outputs',
    outputsPurpose: 'See what they hold',
    outputLine: (name: string, size: string, secrets: number | null) =>
      `${name}: ${size}, ${secrets === null ? 'looking for secrets…' : secrets === 0 ? 'no secrets or personal data found' : `${plural(secrets, 'secret or personal value', 'secrets or personal values')} found`}`,
    includeOutputs: 'Include the outputs',
    noOutputs: 'No output is pasted.',
    file: 'File',
    filePurpose: 'The same as a file. Drop it on this page to open it.',
    download: 'Download design',
    markdown: 'Markdown',
    markdownPurpose: 'A summary for an issue: config, counts and findings.',
    copyMarkdown: 'Copy as Markdown',
    withText: 'With the text that the model sees',
    sureText: 'I have seen what it holds; copy it anyway',
  },
  markdown: {
    title: (name: string) => `Tool result design: ${name}`,
    result: 'Result',
    status: (status: string, next: string) => `Status ${status}; next step for the agent: ${next}`,
    stages: 'Stages',
    stageHead: '| Stage | Tokens | Rows |',
    rows: (kept: number, received: number) => `${kept} of ${received}`,
    off: 'off',
    formats: 'Formats',
    formatHead: '| Format | Tokens |',
    findings: 'Findings',
    noFindings: 'No check found anything.',
    config: 'Config',
    text: 'What the model sees',
    leftOut: (values: number) =>
      `${plural(values, 'name for a value', 'names for values')} left out: they hold pasted data.`,
    footer: 'Pasted data is not part of this summary.',
  },
  commands: {
    title: 'Commands',
    search: 'Search commands',
    none: 'No command has these words.',
    groups: { work: 'Work', shape: 'Shape', show: 'Show', take: 'Take home', page: 'Page' },
    names: {
      palette: 'Search all commands',
      shortcuts: 'Show all shortcuts',
      'next-pane': 'Go to the next pane',
      'previous-pane': 'Go to the previous pane',
      undo: 'Undo',
      redo: 'Redo',
      share: 'Share this design',
      export: 'Export TypeScript',
      'new-design': 'New design',
      'duplicate-design': 'Duplicate this design',
      'rename-design': 'Rename this design',
      'remove-design': 'Delete this design',
      'open-file': 'Open a file: an output, a design or exported code',
      'download-design': 'Download this design as a file',
      'new-sample': 'Add a sample',
      'rename-sample': 'Rename this sample',
      'remove-sample': 'Delete this sample',
      samples: 'Compare all samples, or two configs',
      lessons: 'Lessons: well-known cuts and their faults',
      'clear-output': 'Clear the output',
      suggest: 'Suggest what to change, with what it saves',
      'hide-text': 'Hide the selected text from the model',
      'keep-text': 'Let the selected text survive: the model must still be able to read it',
      'reset-shaper': 'Reset all stages',
      'copy-text': 'Copy what the model sees',
      'copy-message': 'Copy the message',
      'copy-markdown': 'Copy as Markdown, for an issue',
      'show-final': 'Show the final text',
      'remember-outputs': 'Remember outputs in this browser',
      'forget-outputs': 'Forget the outputs saved in this browser',
    } as const satisfies Partial<Record<CommandId, string>>,
    example: (name: string) => `Open the example: ${name}`,
    switchDesign: (name: string) => `Switch to the design: ${name}`,
    switchSample: (name: string) => `Switch to the sample: ${name}`,
    switchStage: (stage: string, isOn: boolean) => `Switch ${stage} ${isOn ? 'off' : 'on'}`,
    resetStage: (stage: string) => `Reset ${stage}`,
    showStage: (stage: string) => `Show the text after ${stage}`,
    goToStage: (stage: string) => `Go to ${stage}`,
    format: (format: string) => `Show as ${format}`,
    theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
    copied: 'Copied',
  },
  shortcuts: {
    title: 'Shortcuts',
    everywhere: 'Everywhere',
    outsideTexts: 'Outside of text fields',
    fields: 'In the table of fields',
    fieldKeys: [
      ['↑ ↓', 'move between fields'],
      ['Space', 'keep or drop the field'],
      ['F2', 'name the field for the model'],
      ['Alt+↑ ↓', 'move the field'],
    ],
    tabs: 'In tabs and lists',
    tabKeys: [
      ['← →', 'next or previous tab'],
      ['Home End', 'first or last'],
      ['Esc', 'close a menu or a dialog'],
    ],
  },
};
