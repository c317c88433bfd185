import type { Grammar } from './grammar.ts';

export const yaml: Grammar = {
  id: 'yaml',
  formats: ['yaml', 'toon'],
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  tokens: {
    defaultToken: '',
    tokenizer: {
      root: [
        [/^\s*#.*$|\s#.*$/, 'comment'],
        [/^---$|^\.\.\.$/, 'delimiter'],
        [/[^\s:#[\]{}'",&*!|>-][^:#[\]{}'",]{0,200}(?=:(?:\s|$))/, 'key'],
        [/"(?:[^"\\]|\\.)*"/, 'string'],
        [/'[^']*'/, 'string'],
        [/\b(?:true|false|null|yes|no)\b|~/, 'keyword'],
        [/-?\b\d+(?:\.\d+)?\b(?!\S)/, 'number'],
        [/[-:,?|>&*!](?=\s|$)/, 'delimiter'],
        [/[^\s:#,]+/, ''],
      ],
    },
  },
};
