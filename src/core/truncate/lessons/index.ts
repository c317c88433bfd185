import { clipLesson } from './clip.ts';
import { closureCheckLesson } from './closure-check.ts';
import { cursorCheckLesson } from './cursor-check.ts';
import { executorTruncateLesson } from './executor-truncate.ts';
import type { Lesson } from './lesson.ts';
import { offsetVsCursorLesson } from './offset-vs-cursor.ts';
import { parseToolResultLesson } from './parse-tool-result.ts';
import { shapeLesson } from './shape-rows.ts';
import { smartTruncateLesson } from './smart-truncate.ts';

export type { Lesson } from './lesson.ts';

export const lessons = [
  parseToolResultLesson,
  smartTruncateLesson,
  executorTruncateLesson,
  clipLesson,
  shapeLesson,
  cursorCheckLesson,
  offsetVsCursorLesson,
  closureCheckLesson,
] as const satisfies readonly Lesson[];
