import type { Grammar } from './grammar.ts';

export const markdown: Grammar = {
  id: 'markdown',
  formats: ['markdown', 'markdown-kv'],
  brackets: [],
  tokens: {
    defaultToken: '',
    tokenizer: {
      root: [
        [/^#{1,6}\s.*$/, 'key'],
        [/^\s*(?:[-*+]|\d+\.)\s/, 'delimiter'],
        [/\*\*[^*]+\*\*/, 'keyword'],
        [/`[^`]+`/, 'string'],
        [/^\|?[-:| ]+\|[-:| ]*$/, 'comment'],
        [/\|/, 'delimiter'],
        [/[^*`|]+/, ''],
      ],
    },
  },
};
