import { type RefObject, useEffect } from 'react';
import { useActions, useSession } from '../session-context.ts';
import type { TextSource } from './text-source.ts';

const name = 'pointed-field';

/** Marks the field that someone points at in the lines of a chunk, without drawing them anew. */
export function useFieldHighlight(
  chunk: RefObject<HTMLElement | null>,
  loaded: { readonly start: number; readonly text: string } | null,
  source: TextSource,
): void {
  const { locate } = useActions();
  const path = useSession((state) => state.pointed);
  const start = loaded?.start ?? -1;
  const length = loaded?.text.length ?? 0;
  const { sample, ref, version } = source;
  const of = JSON.stringify(ref);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` and `version` say when the text is another one
  useEffect(() => {
    if (path === null || start < 0 || !('highlights' in CSS)) return;
    let isWanted = true;
    const added: Range[] = [];
    locate(sample, ref, path, start, start + length).then(
      (found) => {
        const element = chunk.current;
        if (!isWanted || element === null) return;
        added.push(...rangesIn(element, found, start));
        const highlight = CSS.highlights.get(name) ?? new Highlight();
        for (const range of added) highlight.add(range);
        CSS.highlights.set(name, highlight);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      for (const range of added) CSS.highlights.get(name)?.delete(range);
    };
  }, [path, sample, of, version, start, length, locate]);
}

/** `found` holds starts and ends in turn; a range that runs over several lines is marked in each. */
function rangesIn(chunk: HTMLElement, found: Uint32Array, chunkStart: number): readonly Range[] {
  const ranges: Range[] = [];
  let at = 0;
  let lineStart = chunkStart;
  for (const line of chunk.children) {
    const lineLength = line.textContent?.length ?? 0;
    const lineEnd = lineStart + lineLength;
    for (let index = at; index < found.length && (found[index] ?? 0) < lineEnd; index += 2) {
      const end = found[index + 1] ?? 0;
      if (end <= lineEnd) at = index + 2;
      const range = rangeIn(line, Math.max(0, (found[index] ?? 0) - lineStart), Math.min(lineLength, end - lineStart));
      if (range !== null) ranges.push(range);
    }
    lineStart = lineEnd + 1;
  }
  return ranges;
}

function rangeIn(line: Element, start: number, end: number): Range | null {
  if (end <= start) return null;
  const range = document.createRange();
  const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let at = 0;
  let hasStart = false;
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!hasStart && start < at + length) {
      range.setStart(node, start - at);
      hasStart = true;
    }
    if (hasStart && end <= at + length) {
      range.setEnd(node, end - at);
      return range;
    }
    at += length;
  }
  return null;
}
