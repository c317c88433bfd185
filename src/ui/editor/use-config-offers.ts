import { useEffect } from 'react';
import { completeConfig } from '../../state/config-completion.ts';
import type { Monaco } from './monaco.ts';
import { toRange } from './ranges.ts';

export const configScheme = 'shaper';

/** Offers the config's keys and values while it is written as text. */
export function useConfigOffers(monaco: Monaco | null): void {
  useEffect(() => {
    if (monaco === null) return;
    const { Property, EnumMember } = monaco.languages.CompletionItemKind;
    const provider = monaco.languages.registerCompletionItemProvider(
      { scheme: configScheme },
      {
        triggerCharacters: ['"', ' ', ':', '{', '['],
        provideCompletionItems(model, position) {
          const { start, end, items } = completeConfig(model.getValue(), model.getOffsetAt(position));
          const range = end > start ? toRange(model, start, end) : monaco.Range.fromPositions(position, position);
          return {
            suggestions: items.map(({ label, insert, of }, index) => ({
              label,
              insertText: insert,
              // Quotes are part of what is replaced, so they count for what is typed.
              filterText: insert,
              sortText: String(index).padStart(3, '0'),
              kind: of === 'key' ? Property : EnumMember,
              range,
            })),
          };
        },
      },
    );
    return () => provider.dispose();
  }, [monaco]);
}
