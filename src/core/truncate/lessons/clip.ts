import { countGraphemes, graphemeEnd } from '../../graphemes.ts';
import { makeObject } from '../../value.ts';
import type { Lesson } from './lesson.ts';
import { pythonText } from './python-text.ts';

/** `clip(text, offset, limit=2000)`: one window of a text, and where the next begins. */
export const clipLesson: Lesson = {
  id: 'clip',
  faults: ['past-the-end', 'negative-offset', 'empty-hint', 'cut-in-graphemes'],
  naive(input, { offset = 0, limit = 2000 }) {
    const text = [...pythonText(input)];
    const content = text.slice(offset, offset + limit).join('');
    const isCut = offset + limit < text.length;
    return makeObject([
      ['content', content],
      ['truncated', isCut],
      ['total_chars', text.length],
      ['next_offset', isCut ? offset + limit : null],
      ['hint', isCut ? '内容已截断，用 next_offset 继续读取' : ''],
    ]);
  },
  corrected(input, { offset = 0, limit = 2000 }) {
    const text = pythonText(input);
    const total = countGraphemes(text);
    if (offset < 0 || (offset > 0 && offset >= total)) {
      const error = makeObject([
        ['code', 'OFFSET_OUT_OF_RANGE'],
        ['field', 'offset'],
        ['expected', `0 to ${Math.max(0, total - 1)}`],
        ['retryable', false],
      ]);
      return makeObject([
        ['error', error],
        ['total_chars', total],
      ]);
    }
    const start = graphemeEnd(text, offset);
    const end = graphemeEnd(text, offset + limit);
    const isCut = end < text.length;
    return makeObject([
      ['content', text.slice(start, end)],
      ['truncated', isCut],
      ['total_chars', total],
      ['next_offset', isCut ? offset + limit : null],
      ['hint', isCut ? `Call again with offset ${offset + limit} to read on.` : null],
    ]);
  },
};
