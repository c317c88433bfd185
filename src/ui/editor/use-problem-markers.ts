import { useEffect } from 'react';
import type { Problem } from '../../core/index.ts';
import { sayProblem } from '../words/core-words.ts';
import type { Monaco } from './monaco.ts';
import { toRange } from './ranges.ts';
import type { CodeEditor } from './use-editor.ts';

const owner = 'toolshape';
const noProblems: readonly Problem[] = [];

/** Underlines each problem at its place, with its sentence. */
export function useProblemMarkers(
  monaco: Monaco,
  code: CodeEditor | null,
  problems = noProblems,
  say: (problem: Problem) => string = sayProblem,
  severity: 'Error' | 'Warning' = 'Warning',
): void {
  useEffect(() => {
    const model = code?.getModel();
    if (model == null) return;
    const length = model.getValueLength();
    // What covers the whole has no place of its own.
    const placed = problems.filter(({ start, end }) => end > 0 && start <= length && (start > 0 || end < length));
    monaco.editor.setModelMarkers(
      model,
      owner,
      placed.map((problem) => ({
        ...toRange(model, problem.start, problem.end),
        message: say(problem),
        severity: monaco.MarkerSeverity[severity],
      })),
    );
  }, [monaco, code, problems, say, severity]);
}
