import { fitJson, fitText } from './fit-value.ts';
import type { Lesson } from './lesson.ts';
import { pythonText } from './python-text.ts';

const executorLimit = 8000;

/** `_truncate(data)` of a tool executor: whatever is longer than the limit, cut. */
export const executorTruncateLesson: Lesson = {
  id: 'executor_truncate',
  faults: ['longer-than-limit', 'python-text', 'cut-inside-data', 'head-only'],
  naive(data, { limit = executorLimit }) {
    const text = [...pythonText(data)];
    if (text.length <= limit) return data;
    return `${text.slice(0, limit).join('')}\n... (截断 ${text.length - limit} 字符)`;
  },
  corrected(data, { limit = executorLimit }) {
    if (typeof data === 'string') return fitText(data, limit);
    return fitJson(data, limit).length < fitJson(data, Number.POSITIVE_INFINITY).length ? fitJson(data, limit) : data;
  },
};
