import { useMemo } from 'react';
import { type Edit, type Shaper, showPath } from '../../core/index.ts';
import { type Bill, findSaving, type SavingKind, savingKinds } from '../../state/bill-rows.ts';
import { Button } from '../controls/Button.tsx';
import { useActions, useShaper } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './bill.module.css';
import { useSaving } from './bill-context.ts';
import { savingEdits } from './saving-edits.ts';

/** What costs much wherever it stands: how much, where most of it is, and the one edit that saves it. */
export function Savings({ bill }: { readonly bill: Bill }) {
  const shaper = useShaper();
  const found = useMemo(() => savingKinds.map((kind) => ({ kind, ...findSaving(bill, kind) })), [bill]);
  const present = found.filter(({ tokens }) => tokens > 0);
  if (present.length === 0) return null;
  return (
    <ul className={css.savings} aria-label={words.bill.savingsTitle}>
      {present.map(({ kind, tokens, most }) => (
        <li key={kind} title={most === null ? undefined : words.bill.mostIn(showPath(most))}>
          <span>{words.bill.saving(kind, tokens)}</span>
          <Mend kind={kind} shaper={shaper} />
        </li>
      ))}
    </ul>
  );
}

function Mend({ kind, shaper }: { readonly kind: SavingKind; readonly shaper: Shaper }) {
  const edits = savingEdits(kind, shaper);
  return edits === null ? null : <MendButton kind={edits.kind} edits={edits.edits} />;
}

interface MendButtonProps {
  readonly kind: keyof typeof words.bill.mend;
  readonly edits: readonly Edit[];
}

function MendButton({ kind, edits }: MendButtonProps) {
  const { edit } = useActions();
  const saving = useSaving(edits);
  if (saving === null || saving.tokens <= 0) return null;
  const tokens = words.bill.saves(saving.tokens);
  return (
    <Button isSmall look="quiet" title={words.bill.mend[kind](tokens)} onPress={() => edit(edits)}>
      {tokens}
    </Button>
  );
}
