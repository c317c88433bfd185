import { fitText } from './fit-value.ts';
import type { Lesson } from './lesson.ts';
import { pythonText } from './python-text.ts';

/** `smart_truncate(text, max_chars=8000, keep_head=4000, keep_tail=2000)`: the start and the end of a long text. */
export const smartTruncateLesson: Lesson = {
  id: 'smart_truncate',
  faults: ['negative-count', 'whole-tail', 'trimmed-uncounted', 'tail-not-aligned', 'cut-in-graphemes'],
  naive(input, { max_chars: most = 8000, keep_head: head = 4000, keep_tail: tail = 2000 }) {
    const text = [...pythonText(input)];
    if (text.length <= most) return text.join('');
    const lineEnd = text.lastIndexOf('\n', head - 1);
    const headEnd = lineEnd > head * 0.5 ? lineEnd : head;
    const start = text.slice(0, headEnd).join('').trim();
    const end = text
      .slice(tail === 0 ? 0 : -tail)
      .join('')
      .trim();
    return `${start}\n\n... (已省略 ${text.length - headEnd - tail} 字符) ...\n\n${end}`;
  },
  corrected(input, { max_chars: most = 8000, keep_head: head = 4000, keep_tail: tail = 2000 }) {
    return fitText(pythonText(input), most, head / Math.max(1, head + tail));
  },
};
