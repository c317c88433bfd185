import { useSample, useSession } from '../session-context.ts';
import { TextWindow } from '../text/TextWindow.tsx';
import { words } from '../words/index.ts';
import css from './output.module.css';

/** An output that no textarea could carry: a window into it, and how to put another in its place. */
export function BigOutput() {
  const sample = useSample();
  const focus = useSession((state) => state.focus);
  const bytes = useSession((state) => state.shaped?.reading.bytes) ?? sample.length;
  const reader = useSession((state) => state.shaped?.reading.reader);
  return (
    <div className={css.big}>
      <p className={css.bigNote}>{words.output.big(words.output.bytes(bytes))}</p>
      <TextWindow
        role="textbox"
        label={words.output.label}
        language={reader?.includes('json') === true ? 'json' : 'plain'}
        focus={focus}
        source={{
          sample: sample.id,
          ref: { of: 'output' },
          version: sample.length,
          length: sample.length,
          start: sample.text.slice(0, 20_000),
        }}
      />
    </div>
  );
}
