// The sentences of the page around its panes.

import type { EditLabel } from '../../../state/edit-label.ts';
import { number, plural } from './counts.ts';
import { formatNames, nameIn, stageName } from './names.ts';

export const shellWords = {
  app: {
    name: 'Toolshape',
    examples: 'Examples',
    lessons: 'Lessons',
    lessonsTitle: 'Cuts that many tools copy from each other, and what is wrong with them',
    undo: 'Undo',
    redo: 'Redo',
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    undoWhat: (what: string) => `Undo: ${what}`,
    redoWhat: (what: string) => `Redo: ${what}`,
    exportTypeScript: 'Export TypeScript',
    theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
    toolTitle: 'The tool that returned this output. Change it under Facts.',
    unnamedTool: 'tool',
    panes: 'Panes',
    workPanes: 'the panes above the checks',
    resize: (pane: string) => `Resize ${pane}`,
    skip: 'Go to the tool output',
    skipToFields: 'Go to the fields',
    close: 'Close',
    loading: 'Loading…',
  },
  edits: (label: EditLabel): string => {
    const { values } = label;
    switch (label.id) {
      case 'set':
        return `change ${stageName(String(values.stage))}`;
      case 'switch':
        return `switch ${stageName(String(values.stage))} ${values.on ? 'on' : 'off'}`;
      case 'format':
        return `show as ${nameIn(formatNames, String(values.format))}`;
      case 'keep':
        return `keep ${values.path}`;
      case 'drop':
        return `drop ${values.path}`;
      case 'name':
        return values.name === null ? `give ${values.path} its own name` : `call ${values.path} “${values.name}”`;
      case 'field':
        return `change ${values.path}`;
      case 'unchange':
        return 'take back a change of fields';
      case 'value':
        return `name a value of ${values.path}`;
      case 'move':
        return 'move a field';
      case 'rule':
        return 'change a redaction rule';
      case 'replace':
        return 'set all stages at once';
      case 'several':
        return `${values.count} changes`;
    }
  },
  budget: {
    label: 'Budget',
    title: 'The most that the model should get for one call. It draws the line in the bars above.',
    amount: 'Budget',
    unitLabel: 'Counted in',
    presets: 'Limits of hosts',
    custom: 'Own limit',
    unit: { tokens: 'tokens', characters: 'characters', lines: 'lines', bytes: 'bytes' },
    presetNames: {
      small: 'A lean tool',
      medium: 'A roomy tool',
      'mastra-tool': 'mastra, own tools',
      'mastra-mcp': 'mastra, MCP results',
      'claude-code-warning': 'Claude Code, warning',
      'claude-code': 'Claude Code, limit',
      'qwen-code': 'qwen-code',
      'qwen-code-lines': 'qwen-code, in lines',
      'python-mcp': 'A Python MCP server',
      fastmcp: 'FastMCP, 1 MB',
    },
    preset: (name: string, limit: number, unit: string) => `${name}: ${number(limit)} ${unit}`,
    within: (limit: number, unit: string) => `within ${number(limit)}${unit === 'tokens' ? '' : ` ${unit}`}`,
    over: (by: number, unit: string) => `${number(by)}${unit === 'tokens' ? '' : ` ${unit}`} over budget`,
  },
  waterfall: {
    label: 'What each stage leaves',
    raw: 'Raw',
    budgetLine: (limit: number) => `Budget: ${number(limit)}`,
    inAll: (share: string) => `${share} in all`,
    fieldCount: (count: number) => plural(count, 'field'),
    off: 'off',
    rows: (kept: number, received: number) => `${number(kept)} of ${plural(received, 'row')}`,
    allRows: (rows: number) => plural(rows, 'row'),
    fields: (kept: number, all: number) => `${number(kept)} of ${number(all)} fields`,
    overhead: (tokens: number) => `≈ ${number(tokens)} around it`,
    rules: (count: number) => plural(count, 'rule'),
    noRules: 'no rules',
  },
  status: {
    empty: 'Paste an output to begin.',
    reading: 'Reading…',
    counting: 'Counting…',
    inField: (path: string) => `in ${path}`,
    countedIn: (ms: number) => `counted in ${number(Math.round(ms))} ms`,
    place: (line: number, column: number) => `Ln ${number(line)}, Col ${number(column)}`,
    stale: 'The last good result is shown.',
    result: (status: string) => `Result: ${status}`,
    tryAgain: 'Try again',
    stop: 'Stop',
    seconds: (seconds: number) => `${number(seconds)} s`,
    held: 'It is from before your last change, so it can’t be copied or exported.',
    faults: {
      pattern:
        'A pattern of yours took too long on this output and was stopped: change or remove its rule. The last good result is shown.',
      deadline: 'This took too long and was stopped. The last good result is shown.',
      stopped: 'Stopped. The last good result is shown.',
      crashed: 'The work in the background broke off. The last good result is shown.',
      'unknown-sample': 'This output is no longer there: paste it again.',
      internal: 'Something went wrong while shaping. The last good result is shown.',
      counter:
        'The exact token counter could not start: it did not arrive, or this browser refuses WebAssembly for this page. Until it does, counts are estimates.',
      decode: 'This file is not text that can be read here.',
    },
  },
};
