import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Check } from '../controls/Checkbox.tsx';
import { useClipboard } from '../controls/use-clipboard.ts';
import { useActions, useSession, useSessionStore } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './share.module.css';
import { writeMarkdown } from './write-markdown.ts';

/** A summary to paste into an issue, with pasted data only when asked. */
export function MarkdownPart() {
  const session = useSessionStore();
  const { slice } = useActions();
  const shaped = useSession((state) => state.shaped);
  const [hasText, setHasText] = useState(false);
  const { state, copy } = useClipboard();
  const said = words.sharing;
  const write = async () => {
    if (!hasText || shaped === null) return writeMarkdown(session.getState(), null);
    const { text } = await slice(shaped.sample, { of: 'stage', stage: 'render' }, 0, shaped.textLength);
    return writeMarkdown(session.getState(), text);
  };
  return (
    <section className={css.part}>
      <h3>{said.markdown}</h3>
      <p className={css.quiet}>{said.markdownPurpose}</p>
      <div className={css.row}>
        <Button onPress={() => copy(write)}>{said.copyMarkdown}</Button>
        {shaped !== null && <Check label={said.withText} isSelected={hasText} onChange={setHasText} />}
      </div>
      <p role="status" className={css.status}>
        {state === 'copied' ? said.copied : state === 'failed' ? words.result.copyFailed : ''}
      </p>
    </section>
  );
}
