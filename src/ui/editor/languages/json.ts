import type { Grammar } from './grammar.ts';

export const json: Grammar = {
  id: 'json',
  formats: ['json', 'json-compact', 'jsonl', 'broken-json', 'columns'],
  brackets: [
    ['{', '}'],
    ['[', ']'],
  ],
  tokens: {
    defaultToken: '',
    tokenizer: {
      root: [
        [/"(?=(?:[^"\\]|\\.){0,400}"\s{0,8}:)/, { token: 'key', next: '@key' }],
        [/"/, { token: 'string', next: '@string' }],
        [/-?\d[\d.eE+-]*/, 'number'],
        [/\b(?:true|false|null)\b/, 'keyword'],
        [/[{}[\]]/, '@brackets'],
        [/[,:]/, 'delimiter'],
      ],
      key: [
        [/[^"\\]+|\\./, 'key'],
        [/"/, { token: 'key', next: '@pop' }],
        [/\\$/, { token: 'key', next: '@pop' }],
      ],
      string: [
        [/[^"\\]+$/, { token: 'string', next: '@pop' }],
        [/[^"\\]+|\\./, 'string'],
        [/"/, { token: 'string', next: '@pop' }],
        [/\\$/, { token: 'string', next: '@pop' }],
      ],
    },
  },
};
