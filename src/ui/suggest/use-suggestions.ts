import { useEffect, useMemo, useState } from 'react';
import { listSuggestions, type Suggestion } from '../../state/suggestions.ts';
import { useActions, useDesign } from '../session-context.ts';
import { useFound } from '../use-found.ts';

/** A suggestion with what it would take off the final text; null while that is measured. */
export interface WeighedSuggestion extends Suggestion {
  readonly saving: number | null;
}

export interface WeighedSuggestions {
  readonly list: readonly WeighedSuggestion[];
  /** What all of them together would save; null while that is measured. */
  readonly all: number | null;
  readonly isReady: boolean;
}

/** What could be done next, each measured by doing it. */
export function useSuggestions(): WeighedSuggestions {
  const { weigh } = useActions();
  const shaper = useDesign().history.present;
  const sampleId = useDesign().sampleId;
  const shaped = useFound((state) => state.shaped);
  const counts = useFound((state) => state.counts);
  const isReady = useFound((state) => state.askedId !== 0 && state.counts.doneId === state.askedId);
  const suggestions = useMemo(() => {
    if (!isReady || shaped === null) return null;
    const exactFormats = Object.entries(counts.fidelity)
      .filter(([, { exact }]) => exact === true)
      .map(([id]) => id);
    const tokens = Object.fromEntries(Object.entries(counts.formats).map(([id, count]) => [id, count.tokens]));
    const rows = shaped.stages.find(({ id }) => id === 'select')?.report.kept ?? 0;
    return listSuggestions({
      shaper,
      fields: shaped.fields,
      findings: shaped.findings ?? [],
      exactFormats,
      tokens,
      rows,
    });
  }, [isReady, shaped, counts, shaper]);
  const [known, setKnown] = useState<{ readonly of: unknown; readonly savings: ReadonlyMap<string, number> }>({
    of: null,
    savings: new Map(),
  });
  const before = counts.stages.render?.tokens ?? 0;
  useEffect(() => {
    if (suggestions === null) return;
    let isWanted = true;
    const run = async () => {
      let savings: ReadonlyMap<string, number> = new Map();
      const note = (key: string, tokens: number) => {
        savings = new Map(savings).set(key, before - tokens);
        setKnown({ of: suggestions, savings });
      };
      setKnown({ of: suggestions, savings });
      for (const { key, edits } of suggestions) {
        if (!isWanted) return;
        const weighed = await weigh(sampleId, edits).catch(() => null);
        if (isWanted && weighed !== null) note(key, weighed.tokens);
      }
      const kept = suggestions.filter((one) => isWorthIt(one, savings.get(one.key) ?? null));
      const weighed = await weigh(
        sampleId,
        kept.flatMap(({ edits }) => edits),
      ).catch(() => null);
      if (isWanted && weighed !== null) note('all', weighed.tokens);
    };
    void run();
    return () => {
      isWanted = false;
    };
  }, [suggestions, before, sampleId, weigh]);
  const savings = known.of === suggestions ? known.savings : new Map<string, number>();
  const list = (suggestions ?? [])
    .map((suggestion) => ({ ...suggestion, saving: savings.get(suggestion.key) ?? null }))
    .filter((suggestion) => isWorthIt(suggestion, suggestion.saving));
  return { list, all: savings.get('all') ?? null, isReady: suggestions !== null };
}

/** What saves nothing is worth it only where it is for something else. */
function isWorthIt({ why }: Suggestion, saving: number | null): boolean {
  return why !== 'saves' || saving === null || saving > 0;
}
