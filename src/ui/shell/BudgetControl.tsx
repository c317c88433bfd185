import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Button } from '../controls/Button.tsx';
import { useBudget } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './TopBar.module.css';

const loadForm = () => import('./BudgetForm.tsx');
const BudgetForm = lazy(async () => ({ default: (await loadForm()).BudgetForm }));

/** The budget line, and the way to change it. */
export function BudgetControl() {
  const budget = useBudget();
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button title={words.budget.title} onHoverStart={loadForm} onFocus={loadForm}>
        <span className={css.label}>{words.budget.label}</span>
        <b>{words.number(budget.limit)}</b>
        {budget.unit === 'characters' && <span className={css.label}>{words.budget.unit[budget.unit]}</span>}
        <ChevronDown size={13} className={css.chevron} aria-hidden="true" />
      </Button>
      <Suspense fallback={null}>{isOpen && <BudgetForm onClose={() => setOpen(false)} />}</Suspense>
    </DialogTrigger>
  );
}
