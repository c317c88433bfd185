import { memo } from 'react';
import { highlightLine, type Language } from '../text/highlight.ts';
import textCss from '../text/text.module.css';
import { words } from '../words/index.ts';
import css from './export.module.css';

interface CodeViewProps {
  readonly path: string;
  readonly text: string;
}

/** A file's code, lightly coloured. */
export const CodeView = memo(function CodeView({ path, text }: CodeViewProps) {
  const language: Language = path.endsWith('.json') ? 'json' : path.endsWith('.ts') ? 'typescript' : 'plain';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre className={css.pre} tabIndex={0} role="group" aria-label={words.exporting.code(path)}>
      <code>
        {text.split('\n').map((line, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place only
          <span key={row}>
            {highlightLine(line, language).map(({ text: part, kind }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place only
              <span key={at} className={kind === null ? undefined : textCss[kind]}>
                {part}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
});
