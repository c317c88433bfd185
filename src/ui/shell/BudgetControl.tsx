import { Check, ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { budgetPresets } from '../../state/budgets.ts';
import { Button } from '../controls/Button.tsx';
import { Field } from '../controls/Field.tsx';
import { NumberInput } from '../controls/NumberInput.tsx';
import { useActions, useDesign } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './TopBar.module.css';

/** The budget line: an own limit, or one that a host sets. */
export function BudgetControl() {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { setBudget } = useActions();
  const { budget } = useDesign();
  const isChosen = (limit: number, unit: string) => budget.limit === limit && budget.unit === unit;
  return (
    <div className={css.menuAnchor}>
      <Button popoverTarget={id} title={words.budget.title}>
        <span className={css.label}>{words.budget.label}</span>
        <b>{words.number(budget.limit)}</b>
        <ChevronDown size={13} aria-hidden="true" />
      </Button>
      <div className={css.menu} id={id} popover="auto" ref={list}>
        <div className={css.menuForm}>
          <Field label={words.budget.amount}>
            {(fieldId) => (
              <NumberInput
                id={fieldId}
                min={1}
                value={budget.limit}
                onChange={(limit) => limit !== null && setBudget({ limit, unit: 'tokens' })}
              />
            )}
          </Field>
        </div>
        <ul aria-label={words.budget.presets}>
          {budgetPresets.map(({ id: preset, limit, unit }) => (
            <li key={preset}>
              <button
                type="button"
                className={css.menuRow}
                aria-pressed={isChosen(limit, unit)}
                onClick={() => {
                  setBudget({ limit, unit });
                  list.current?.hidePopover();
                }}
              >
                <span className={css.tick}>{isChosen(limit, unit) && <Check size={13} aria-hidden="true" />}</span>
                <span>{words.budget.presetNames[preset]}</span>
                <span className={css.amount}>{`${words.number(limit)} ${words.budget.unit[unit]}`}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
