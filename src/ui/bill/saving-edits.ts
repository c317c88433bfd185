import type { Edit, Shaper } from '../../core/index.ts';
import type { SavingKind } from '../../state/bill-rows.ts';

/** The edits that save what stands everywhere, where the format has a way; null where only dropping fields helps. */
export function savingEdits(
  kind: SavingKind,
  { render }: Shaper,
): { readonly kind: 'indent' | 'repeated' | 'escape'; readonly edits: readonly Edit[] } | null {
  const set = (change: Partial<Shaper['render']>): readonly Edit[] => [{ type: 'set', stage: 'render', change }];
  switch (kind) {
    case 'indent':
      if (render.format === 'json') return { kind, edits: set({ format: 'json-compact' }) };
      return render.format === 'xml' ? { kind, edits: set({ options: { ...render.options, indent: 0 } }) } : null;
    case 'repeated':
      return { kind, edits: set({ format: 'columns' }) };
    case 'escape':
      return render.options.escapeNonAscii === true
        ? { kind, edits: set({ options: { ...render.options, escapeNonAscii: false } }) }
        : null;
    default:
      return null;
  }
}
