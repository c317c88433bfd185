import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, type SelectProps, SelectValue } from 'react-aria-components/Select';
import css from './controls.module.css';
import { cx } from './cx.ts';
import { FieldParts, type FieldProps } from './Field.tsx';

export interface Option {
  readonly id: string;
  readonly name: string;
}

export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

interface SelectInputProps
  extends FieldProps,
    Omit<SelectProps<object>, 'className' | 'children' | 'value' | 'onChange' | 'items'> {
  readonly value: string | null;
  /** A flat list, or groups under headings. */
  readonly options: readonly Option[] | readonly OptionGroup[];
  readonly className?: string | undefined;
  readonly onChange: (id: string) => void;
}

/** One of a list. */
export function SelectInput(props: SelectInputProps) {
  const { value, options, onChange, label, hint, className, ...rest } = props;
  return (
    <Select
      className={cx(label === undefined ? css.bare : css.field, className)}
      value={value === null ? null : keyOf(value)}
      onChange={(key) => key !== null && onChange(String(key).slice(1))}
      {...rest}
    >
      <FieldParts label={label} hint={hint}>
        <Button className={css.select ?? ''}>
          <SelectValue className={css.selectValue ?? ''} />
          <ChevronDown size={13} aria-hidden="true" />
        </Button>
      </FieldParts>
      <Popover className={css.popover ?? ''} offset={4}>
        <ListBox className={css.list ?? ''}>
          {options.map((entry) => ('options' in entry ? groupOf(entry) : itemOf(entry)))}
        </ListBox>
      </Popover>
    </Select>
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
