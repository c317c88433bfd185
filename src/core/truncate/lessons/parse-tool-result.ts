import { isObject, lookUp } from '../../value.ts';
import { jsonParts } from '../../write-json.ts';
import { fitJson, fitText, fitTokens } from './fit-value.ts';
import type { Lesson } from './lesson.ts';
import { pythonText } from './python-text.ts';

const mostTokens = 2000;

/** `parse_tool_result(result, max_tokens=2000)`: any result as text for the model. */
export const parseToolResultLesson: Lesson = {
  id: 'parse_tool_result',
  faults: [
    'null-error-fails',
    'objects-never-cut',
    'python-text',
    'four-characters',
    'negative-count',
    'cut-in-graphemes',
  ],
  naive(result, { max_tokens: limit = mostTokens }) {
    if (isObject(result)) {
      const error = lookUp(result, 'error');
      if (error !== undefined) return `❌ 工具执行失败: ${pythonText(error)}`;
      return [...jsonParts(result, 2)].join('');
    }
    if (typeof result !== 'string') return pythonText(result);
    const characters = [...result];
    if (characters.length <= limit * 4) return result;
    const head = characters.slice(0, limit * 2).join('');
    const tail = characters.slice(-500).join('');
    return `${head}\n\n... (省略 ${characters.length - limit * 2 - 500} 字符) ...\n\n${tail}`;
  },
  corrected(result, { max_tokens: most = mostTokens }, countTokens) {
    const error = lookUp(result, 'error');
    if (error !== undefined && error !== null) {
      const message = lookUp(error, 'message') ?? error;
      const shown = (limit: number) => (typeof message === 'string' ? message : fitJson(message, limit));
      return fitTokens((limit) => fitText(`Error: ${shown(limit)}`, limit), most, countTokens);
    }
    const write = (limit: number) => (typeof result === 'string' ? fitText(result, limit) : fitJson(result, limit));
    return fitTokens(write, most, countTokens);
  },
};
