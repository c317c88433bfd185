import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Focus } from '../../state/session-state.ts';
import { useActions } from '../session-context.ts';
import { chunkSize, chunkSlack, cutChunk, splitLines } from './chunks.ts';
import { highlightLine, type Language } from './highlight.ts';
import css from './text.module.css';
import type { ChunkLines, TextSource } from './text-source.ts';
import { useFieldHighlight } from './use-field-highlight.ts';

interface TextChunkProps {
  readonly index: number;
  readonly isLast: boolean;
  readonly source: TextSource;
  readonly language: Language;
  readonly showsTokens: boolean;
  readonly firstLine: number | null;
  /** Its first line began in the chunk before. */
  readonly isContinued: boolean;
  readonly focus: Focus | null;
  readonly guessedHeight: number;
  readonly onLines: (index: number, lines: ChunkLines) => void;
  readonly onHeight: (index: number, height: number) => void;
}

interface Loaded {
  readonly start: number;
  readonly text: string;
}

/** A run of lines of a long text. */
export function TextChunk({ index, isLast, source, language, showsTokens, firstLine, focus, ...rest }: TextChunkProps) {
  const { guessedHeight, onLines, onHeight, isContinued } = rest;
  const element = useRef<HTMLDivElement>(null);
  const loaded = useChunk(index, isLast, source);
  const ends = useTokenEnds(showsTokens ? loaded : null, source);
  const text = loaded?.text ?? null;
  const lines = useMemo(() => (text === null ? null : linesOf(text, isLast)), [text, isLast]);
  useFieldHighlight(element, loaded, source);

  useLayoutEffect(() => {
    if (text === null || lines === null) return;
    const isOpen = !/[\r\n]$/.test(text);
    onLines(index, { breaks: isOpen ? lines.length - 1 : lines.length, isOpen, version: source.version });
  }, [index, text, lines, source.version, onLines]);

  const isLoaded = lines !== null;
  useEffect(() => {
    const box = element.current;
    if (box === null || !isLoaded) return;
    // It tells the height after the browser laid the page out anyway: to ask for it earlier would do so once more.
    const observer = new ResizeObserver(([entry]) => onHeight(index, entry?.borderBoxSize[0]?.blockSize ?? 0));
    observer.observe(box);
    return () => observer.disconnect();
  }, [index, isLoaded, onHeight]);

  useEffect(() => {
    if (focus !== null) element.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [focus]);

  if (loaded === null || lines === null) return <div ref={element} style={{ height: guessedHeight }} />;
  let at = loaded.start;
  return (
    <div ref={element}>
      {lines.map((line, row) => {
        const start = at;
        at += line.length + 1;
        const isNumbered = firstLine !== null && !(isContinued && row === 0);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place only
          <div key={row} className={css.line} data-line={isNumbered ? firstLine + row : ''} data-at={start}>
            <Line
              text={line}
              language={language}
              ends={ends}
              from={start - loaded.start}
              mark={markIn(focus, start, line.length)}
            />
          </div>
        );
      })}
    </div>
  );
}

interface LineProps {
  readonly text: string;
  readonly language: Language;
  readonly ends: Uint32Array | null;
  /** Where the line starts in its chunk. */
  readonly from: number;
  readonly mark: string | null;
}

const Line = memo(function Line({ text, language, ends, from, mark }: LineProps): ReactNode {
  if (mark !== null) {
    const [start = 0, end = 0] = mark.split(':').map(Number);
    return (
      <>
        {text.slice(0, start)}
        <mark className={css.mark}>{text.slice(start, end) || '\u200b'}</mark>
        {text.slice(end)}
      </>
    );
  }
  if (ends !== null) return <Tokens text={text} ends={ends} from={from} />;
  return highlightLine(text, language).map(({ text: part, kind }, at) =>
    kind === null ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place only
      <span key={at} className={css[kind]}>
        {part}
      </span>
    ),
  );
});

/** A line in turns of two colours, a turn for each token. */
function Tokens({ text, ends, from }: { readonly text: string; readonly ends: Uint32Array; readonly from: number }) {
  const parts: ReactNode[] = [];
  let token = firstEndAfter(ends, from);
  let start = 0;
  while (start < text.length) {
    const end = Math.min(text.length, (ends[token] ?? Number.POSITIVE_INFINITY) - from);
    if (end > start) {
      parts.push(
        <span key={start} className={token % 2 === 0 ? css.tokenA : css.tokenB}>
          {text.slice(start, end)}
        </span>,
      );
      start = end;
    }
    token += 1;
  }
  return parts;
}

function firstEndAfter(ends: Uint32Array, offset: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `start:end` within the line, a string so that lines compare equal. */
function markIn(focus: Focus | null, start: number, length: number): string | null {
  if (focus === null || focus.start > start + length || Math.max(focus.end, focus.start + 1) <= start) return null;
  return `${Math.max(0, focus.start - start)}:${Math.min(length, Math.max(focus.end, focus.start) - start)}`;
}

/** The line break at a chunk's end starts no line of its own, except at the end of the text. */
function linesOf(text: string, isLast: boolean): readonly string[] {
  const lines = splitLines(text);
  if (!isLast && lines.at(-1) === '') lines.pop();
  return lines;
}

function useChunk(index: number, isLast: boolean, source: TextSource): Loaded | null {
  const { slice } = useActions();
  const from = index * chunkSize;
  const to = isLast ? source.length : from + chunkSize + chunkSlack;
  const isAtHand = source.start.length >= Math.min(to, source.length);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const key = `${source.sample} ${JSON.stringify(source.ref)} ${source.version}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the text is another one
  useEffect(() => {
    if (isAtHand) return;
    let isWanted = true;
    const [sample, ref] = [source.sample, source.ref];
    slice(sample, ref, from, to).then(
      (part) => isWanted && setLoaded(cutChunk(index, part.text, isLast)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [key, from, to, isAtHand]);
  return isAtHand ? cutChunk(index, source.start.slice(from, to), isLast) : loaded;
}

function useTokenEnds(chunk: Loaded | null, source: TextSource): Uint32Array | null {
  const { ends } = useActions();
  const [found, setFound] = useState<{ readonly of: string; readonly ends: Uint32Array } | null>(null);
  const start = chunk?.start ?? -1;
  const text = chunk?.text ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text itself says when it is another one
  useEffect(() => {
    if (start < 0) return;
    let isWanted = true;
    ends(source.sample, source.ref, start, start + text.length).then(
      (found) => isWanted && setFound({ of: text, ends: found.ends }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [start, text]);
  return chunk !== null && found !== null && found.of === text ? found.ends : null;
}
