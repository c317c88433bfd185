import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { useBudget } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './TopBar.module.css';

const loadForm = () => import('./BudgetForm.tsx');
const BudgetForm = lazy(async () => ({ default: (await loadForm()).BudgetForm }));

/** The budget line, and the way to change it. */
export function BudgetControl() {
  const budget = useBudget();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        title={words.budget.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={loadForm}
        onFocus={loadForm}
        onPress={() => setOpen(!isOpen)}
      >
        <span className={css.label}>{words.budget.label}</span>
        <b>{words.number(budget.limit)}</b>
        {budget.unit !== 'tokens' && <span className={css.label}>{words.budget.unit[budget.unit]}</span>}
        <ChevronDown size={13} className={css.chevron} aria-hidden="true" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BudgetForm anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
