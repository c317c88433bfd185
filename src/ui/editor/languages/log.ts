import type { Grammar } from './grammar.ts';

export const log: Grammar = {
  id: 'log',
  formats: ['text'],
  brackets: [],
  tokens: {
    defaultToken: '',
    ignoreCase: false,
    tokenizer: {
      root: [
        [/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/, 'comment'],
        [/\b(?:ERROR|FATAL|CRITICAL|PANIC|Error|Exception)\b/, 'invalid'],
        [/\b(?:WARN|WARNING|INFO|DEBUG|TRACE|NOTICE)\b/, 'keyword'],
        [/[A-Za-z_][\w.-]{0,80}(?==)/, 'key'],
        [/"(?:[^"\\]|\\.)*"/, 'string'],
        [/\b\d+(?:\.\d+)?\b/, 'number'],
        [/\w+|[^\w"]/, ''],
      ],
    },
  },
};
