import type { Grammar } from './grammar.ts';

export const csv: Grammar = {
  id: 'csv',
  formats: ['csv', 'tsv'],
  brackets: [],
  tokens: {
    defaultToken: '',
    tokenizer: {
      root: [
        [/"/, { token: 'string', next: '@quoted' }],
        [/[,;\t|]/, 'delimiter'],
        [/-?\d+(?:\.\d+)?(?=[,;\t|]|$)/, 'number'],
        [/[^,;\t|"]+/, ''],
      ],
      quoted: [
        [/[^"]+|""/, 'string'],
        [/"/, { token: 'string', next: '@pop' }],
      ],
    },
  },
};
