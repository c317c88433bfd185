import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { budgetPresets, budgetUnits } from '../../state/budgets.ts';
import controls from '../controls/controls.module.css';
import { NumberInput } from '../controls/NumberInput.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { useActions, useBudget } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './TopBar.module.css';

interface BudgetFormProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** An own limit, or one that a host sets. */
export function BudgetForm({ anchor, onClose }: BudgetFormProps) {
  const { setBudget } = useActions();
  const budget = useBudget();
  const chosen = budgetPresets.find(({ limit, unit }) => budget.limit === limit && budget.unit === unit);
  return (
    <Popover
      isOpen
      triggerRef={anchor}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={controls.popover ?? ''}
      placement="bottom end"
      offset={4}
    >
      <Dialog className={css.budget ?? ''} aria-label={words.budget.label}>
        <div className={css.ownLimit}>
          <NumberInput
            aria-label={words.budget.amount}
            min={1}
            value={budget.limit}
            onChange={(limit) => limit !== null && setBudget({ ...budget, limit })}
          />
          <SelectInput
            aria-label={words.budget.unitLabel}
            value={budget.unit}
            options={budgetUnits.map((id) => ({ id, name: words.budget.unit[id] }))}
            onChange={(choice) =>
              setBudget({ ...budget, unit: budgetUnits.find((unit) => unit === choice) ?? 'tokens' })
            }
          />
        </div>
        <ListBox
          className={controls.list ?? ''}
          aria-label={words.budget.presets}
          selectionMode="single"
          selectedKeys={chosen === undefined ? [] : [chosen.id]}
          items={budgetPresets}
          escapeKeyBehavior="none"
          onSelectionChange={(keys) => {
            const preset = budgetPresets.find(({ id }) => keys === 'all' || keys.has(id));
            if (preset !== undefined) setBudget({ limit: preset.limit, unit: preset.unit });
            onClose();
          }}
        >
          {({ id, limit, unit }) => (
            <ListBoxItem id={id} textValue={words.budget.presetNames[id]} className={controls.listItem ?? ''}>
              <span className={controls.listTick}>{id === chosen?.id && <Check size={13} aria-hidden="true" />}</span>
              <span className={css.presetName}>{words.budget.presetNames[id]}</span>
              <span className={css.amount}>{`${words.number(limit)} ${words.budget.unit[unit]}`}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Dialog>
    </Popover>
  );
}
