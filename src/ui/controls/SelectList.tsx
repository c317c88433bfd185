import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import css from './controls.module.css';
import type { Option, OptionGroup } from './option.ts';

interface SelectListProps {
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly Option[] | readonly OptionGroup[];
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** What a `SelectInput` unfolds. Arrows and first letters move in it, Enter chooses, Escape leaves it. */
export function SelectList({ label, value, options, anchor, onChoose, onClose }: SelectListProps) {
  return (
    <Popover
      isOpen
      aria-label={label}
      triggerRef={anchor}
      trigger="Select"
      placement="bottom start"
      offset={4}
      className={css.popover ?? ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <ListBox
        aria-label={label}
        className={css.list ?? ''}
        autoFocus
        selectionMode="single"
        selectedKeys={value === null ? [] : [keyOf(value)]}
        // To choose what is chosen leaves none.
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) onChoose(String(key).slice(1));
          onClose();
        }}
      >
        {options.map((entry) => ('options' in entry ? groupOf(entry) : itemOf(entry)))}
      </ListBox>
    </Popover>
  );
}

function groupOf({ label, options }: OptionGroup) {
  return (
    <ListBoxSection key={label} id={label}>
      <Header className={css.listHeader}>{label}</Header>
      {options.map(itemOf)}
    </ListBoxSection>
  );
}

function itemOf({ id, name }: Option) {
  return (
    <ListBoxItem key={id} id={keyOf(id)} textValue={name} className={css.listItem ?? ''}>
      {({ isSelected }) => (
        <>
          <span className={css.listTick}>{isSelected && <Check size={13} aria-hidden="true" />}</span>
          {name}
        </>
      )}
    </ListBoxItem>
  );
}

/** An id may be empty, a key may not. */
function keyOf(id: string): string {
  return `=${id}`;
}
