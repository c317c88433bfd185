import type { Reader } from '../../model.ts';

/** Takes every text as it is. */
export const textReader: Reader = {
  id: 'text',
  of: 'text',
  isWrapper: false,
  takesAll: true,
  read(input) {
    return input.of === 'text' ? { next: { of: 'value', value: input.text }, isFinal: true, format: 'text' } : null;
  },
};

export const examples = { hits: ['', 'Any text.', '{ a brace'], misses: [] };
