import { type UIEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Focus } from '../../state/session-state.ts';
import { cx } from '../controls/cx.ts';
import { usePickInWindow } from '../hide/picked.ts';
import { countChunks } from './chunks.ts';
import type { Language } from './highlight.ts';
import { TextChunk } from './TextChunk.tsx';
import css from './text.module.css';
import type { ChunkSize, TextSource } from './text-source.ts';

interface TextWindowProps {
  readonly source: TextSource;
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
  language,
  label,
  role,
  showsTokens = false,
  isStale,
  focus = null,
}: TextWindowProps) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 800 });
  const [sizes, setSizes] = useState<ReadonlyMap<number, ChunkSize>>(new Map());
  const count = countChunks(source.length);
  usePickInWindow(box, source);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setView({ top: element.scrollTop, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const measured = useCallback(
    (index: number, size: ChunkSize) =>
      setSizes((known) => {
        const before = known.get(index);
        if (
          before?.height === size.height &&
          before.breaks === size.breaks &&
          before.isOpen === size.isOpen &&
          before.version === size.version
        )
          return known;
        return new Map(known).set(index, size);
      }),
    [],
  );

  const average = averageHeight(sizes);
  const heightOf = (index: number) => sizes.get(index)?.height ?? (count === 1 ? 0 : average);
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
          firstLine={firstLineOf(index, sizes, source.version)}
          isContinued={sizes.get(index - 1)?.isOpen === true}
          focus={focus}
          guessedHeight={count === 1 ? 0 : average}
          onMeasure={measured}
        />
      ))}
      <div style={{ height: below }} />
    </div>
  );
}

function guessedChunk(length: number, count: number): number {
  return Math.max(1, length / count);
}

function averageHeight(sizes: ReadonlyMap<number, ChunkSize>): number {
  if (sizes.size === 0) return guessedHeight;
  let sum = 0;
  for (const { height } of sizes.values()) sum += height;
  return sum / sizes.size;
}

/** The number of a chunk's first line; null as long as a chunk before it was never seen. */
function firstLineOf(index: number, sizes: ReadonlyMap<number, ChunkSize>, version: number): number | null {
  let line = 1;
  for (let before = 0; before < index; before += 1) {
    const size = sizes.get(before);
    if (size?.version !== version) return null;
    line += size.breaks;
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
