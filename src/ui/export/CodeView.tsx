import { memo, useMemo, useState } from 'react';
import { highlightLine, type Language } from '../text/highlight.ts';
import textCss from '../text/text.module.css';
import { words } from '../words/index.ts';
import css from './export.module.css';

interface CodeViewProps {
  readonly path: string;
  readonly text: string;
}

const lineHeight = 18;
const spareLines = 40;

/** A file's code, lightly coloured; only the lines in sight are drawn. */
export function CodeView({ path, text }: CodeViewProps) {
  const language: Language = path.endsWith('.json') ? 'json' : path.endsWith('.ts') ? 'typescript' : 'plain';
  const lines = useMemo(() => text.split('\n'), [text]);
  const [first, setFirst] = useState(0);
  const last = Math.min(lines.length, first + 2 * spareLines + 60);
  return (
    <pre
      className={css.pre}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={words.exporting.code(path)}
      onScroll={(event) => {
        const line = Math.floor(event.currentTarget.scrollTop / lineHeight);
        const start = Math.max(0, line - spareLines);
        // In steps, so that most scrolling draws nothing new.
        setFirst(start - (start % 20));
      }}
    >
      <div style={{ height: first * lineHeight }} />
      <code>
        {lines.slice(first, last).map((line, offset) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place only
          <CodeLine key={first + offset} line={line} language={language} />
        ))}
      </code>
      <div style={{ height: (lines.length - last) * lineHeight }} />
    </pre>
  );
}

const CodeLine = memo(function CodeLine({ line, language }: { readonly line: string; readonly language: Language }) {
  return (
    <div className={css.line}>
      {highlightLine(line, language).map(({ text, kind }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place only
        <span key={at} className={kind === null ? undefined : textCss[kind]}>
          {text}
        </span>
      ))}
    </div>
  );
});
