import { type UIEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Focus } from '../../state/session-state.ts';
import { cx } from '../controls/cx.ts';
import { usePickInWindow } from '../hide/picked.ts';
import { countChunks } from './chunks.ts';
import type { Language } from './highlight.ts';
import { TextChunk } from './TextChunk.tsx';
import css from './text.module.css';
import type { ChunkLines, TextSource } from './text-source.ts';

interface TextWindowProps {
  readonly source: TextSource;
  /** Says when it is another text rather than the same one changed: that is read from its beginning. */
  readonly which: string;
  readonly language: Language;
  readonly label: string;
  readonly role: 'textbox' | 'group';
  readonly showsTokens?: boolean;
  readonly isStale?: boolean;
  readonly focus?: Focus | null;
}

const readOnlyText = { 'aria-readonly': true, 'aria-multiline': true } as const;
const lineHeight = 18;
const guessedHeight = 45 * lineHeight;

/** A read-only look into a text of any size: only what is in sight is fetched and drawn. */
export function TextWindow({
  source,
  which,
  language,
  label,
  role,
  showsTokens = false,
  isStale,
  focus = null,
}: TextWindowProps) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  const [lines, setLines] = useState<ReadonlyMap<number, ChunkLines>>(new Map());
  /** Pixels of each chunk that was drawn. */
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const count = countChunks(source.length);
  usePickInWindow(box, source);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setView({ top: element.scrollTop, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Before anything scrolls to a place in it; to write what is so already would have the page laid out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text
  useLayoutEffect(() => {
    if (box.current !== null && view.top > 0) box.current.scrollTop = 0;
  }, [which]);

  const takeLines = useCallback(
    (index: number, found: ChunkLines) =>
      setLines((known) => (isSameLines(known.get(index), found) ? known : new Map(known).set(index, found))),
    [],
  );
  const takeHeight = useCallback(
    (index: number, height: number) =>
      setHeights((known) => (known.get(index) === height ? known : new Map(known).set(index, height))),
    [],
  );

  const average = averageOf(heights);
  const heightOf = (index: number) => heights.get(index) ?? (count === 1 ? 0 : average);
  const { first, last, above, below } = visibleRange(count, heightOf, view.top, view.height);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish to look somewhere scrolls
  useEffect(() => {
    const element = box.current;
    if (focus === null || element === null) return;
    const target = Math.floor(focus.start / guessedChunk(source.length, count));
    let top = 0;
    for (let index = 0; index < target; index += 1) top += heightOf(index);
    if (element.querySelector('mark') === null) element.scrollTop = top;
  }, [focus]);

  const chunks = [];
  for (let index = first; index <= last; index += 1) chunks.push(index);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
    <div
      ref={box}
      className={cx(css.window, isStale && css.stale)}
      tabIndex={0}
      role={role}
      aria-label={label}
      {...(role === 'textbox' ? readOnlyText : {})}
      onScroll={(event: UIEvent<HTMLDivElement>) =>
        setView({ top: event.currentTarget.scrollTop, height: event.currentTarget.clientHeight })
      }
    >
      <div style={{ height: above }} />
      {chunks.map((index) => (
        <TextChunk
          key={index}
          index={index}
          isLast={index === count - 1}
          source={source}
          language={language}
          showsTokens={showsTokens}
          firstLine={firstLineOf(index, lines, source.version)}
          isContinued={lines.get(index - 1)?.isOpen === true}
          focus={focus}
          guessedHeight={count === 1 ? 0 : average}
          onLines={takeLines}
          onHeight={takeHeight}
        />
      ))}
      <div style={{ height: below }} />
    </div>
  );
}

function guessedChunk(length: number, count: number): number {
  return Math.max(1, length / count);
}

function isSameLines(a: ChunkLines | undefined, b: ChunkLines): boolean {
  return a?.breaks === b.breaks && a.isOpen === b.isOpen && a.version === b.version;
}

function averageOf(heights: ReadonlyMap<number, number>): number {
  if (heights.size === 0) return guessedHeight;
  let sum = 0;
  for (const height of heights.values()) sum += height;
  return sum / heights.size;
}

/** The number of a chunk's first line; null as long as a chunk before it was never seen. */
function firstLineOf(index: number, lines: ReadonlyMap<number, ChunkLines>, version: number): number | null {
  let line = 1;
  for (let before = 0; before < index; before += 1) {
    const known = lines.get(before);
    if (known?.version !== version) return null;
    line += known.breaks;
  }
  return line;
}

function visibleRange(count: number, heightOf: (index: number) => number, top: number, height: number) {
  const margin = 300;
  let first = 0;
  let above = 0;
  while (first < count - 1 && above + heightOf(first) < top - margin) {
    above += heightOf(first);
    first += 1;
  }
  let last = first;
  let bottom = above + heightOf(first);
  while (last < count - 1 && bottom < top + height + margin) {
    last += 1;
    bottom += heightOf(last);
  }
  let below = 0;
  for (let index = last + 1; index < count; index += 1) below += heightOf(index);
  return { first, last, above, below };
}
