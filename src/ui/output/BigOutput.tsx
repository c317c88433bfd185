import { useFocus, useSample } from '../session-context.ts';
import { TextWindow } from '../text/TextWindow.tsx';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';

/** A window into an output that no textarea could carry. */
export function BigOutput() {
  const sample = useSample();
  const focus = useFocus('output');
  const format = useFound((state) => state.shaped?.reading.format);
  return (
    <TextWindow
      key={`${sample.id} ${sample.revision}`}
      which={sample.id}
      role="textbox"
      label={words.output.label}
      language={format?.startsWith('json') === true ? 'json' : 'plain'}
      focus={focus}
      source={{
        sample: sample.id,
        ref: { of: 'output' },
        version: sample.revision,
        length: sample.length,
        start: sample.text.slice(0, 20_000),
      }}
    />
  );
}
