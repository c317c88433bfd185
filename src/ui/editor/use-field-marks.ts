import { useEffect } from 'react';
import { useActions, useSession } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import css from './editor.module.css';
import type { Monaco } from './monaco.ts';
import { toRange } from './ranges.ts';
import type { CodeEditor } from './use-editor.ts';

const scrollPauseMs = 80;

/** Marks the field that someone points at, as far as it is in sight. */
export function useFieldMarks(monaco: Monaco, code: CodeEditor | null, sample: string): void {
  const { locate } = useActions();
  const path = useSession((state) => state.pointed);
  const shaped = useFound((state) => state.shaped);
  useEffect(() => {
    if (code === null || path === null || shaped === null) return;
    const marks = code.createDecorationsCollection();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const mark = async () => {
      const model = code.getModel();
      const [start, end] = sightOf(code);
      if (model === null) return;
      const version = model.getVersionId();
      const ranges = await locate(sample, { of: 'output' }, path, start, end).catch(() => new Uint32Array());
      if (!isWanted || model.isDisposed() || model.getVersionId() !== version) return;
      marks.set(
        pairsOf(ranges).map(([from, to]) => ({
          range: monaco.Range.lift(toRange(model, from, to)),
          options: { className: css.found ?? '', description: 'field' },
        })),
      );
    };
    const scrolled = code.onDidScrollChange(() => {
      clearTimeout(timer);
      timer = setTimeout(mark, scrollPauseMs);
    });
    mark();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      scrolled.dispose();
      marks.clear();
    };
  }, [monaco, code, sample, path, shaped, locate]);
}

/** The offsets of what is shown. */
function sightOf(code: CodeEditor): readonly [start: number, end: number] {
  const model = code.getModel();
  const ranges = code.getVisibleRanges();
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (model === null || first === undefined || last === undefined) return [0, 0];
  return [model.getOffsetAt(first.getStartPosition()), model.getOffsetAt(last.getEndPosition())];
}

function pairsOf(ranges: Uint32Array): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  for (let at = 0; at + 1 < ranges.length; at += 2) pairs.push([ranges[at] ?? 0, ranges[at + 1] ?? 0]);
  return pairs;
}
