import { useEffect, useMemo, useState } from 'react';
import type { StageId } from '../../core/index.ts';
import type { TextSlice } from '../../state/texts.ts';
import { useActions, useSample, useSession } from '../session-context.ts';
import type { TextSource } from '../text/text-source.ts';
import { useFound } from '../use-found.ts';

const firstLook = 20_000;

/** The text in the right pane: the final one, or that of a stage the person looks into. Null while there is none. */
export function useShownText(): TextSource | null {
  const sample = useSample();
  const shaped = useFound((state) => state.shaped);
  const stage = useSession((state) => state.shownStage);
  const start = useStageStart(stage);
  return useMemo(() => {
    if (shaped === null) return null;
    const base = { sample: shaped.sample, version: shaped.id };
    if (stage === null || stage === 'render')
      return { ...base, ref: { of: 'stage', stage: 'render' }, length: shaped.textLength, start: shaped.text };
    if (stage === 'read')
      return { ...base, ref: { of: 'output' }, length: sample.length, start: sample.text.slice(0, firstLook) };
    return { ...base, ref: { of: 'stage', stage }, length: start?.length ?? 0, start: start?.text ?? '' };
  }, [shaped, stage, sample, start]);
}

/** The beginning of an inner stage's text, which the worker writes when asked. */
function useStageStart(stage: StageId | null): TextSlice | null {
  const { slice } = useActions();
  const shaped = useFound((state) => state.shaped);
  const [part, setPart] = useState<TextSlice | null>(null);
  const wanted = stage === 'render' || stage === 'read' ? null : stage;
  useEffect(() => {
    if (shaped === null || wanted === null) return setPart(null);
    let isWanted = true;
    slice(shaped.sample, { of: 'stage', stage: wanted }, 0, firstLook).then(
      (found) => isWanted && setPart(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [shaped, wanted, slice]);
  return part;
}
