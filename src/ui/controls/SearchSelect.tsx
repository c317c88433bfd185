import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import css from './controls.module.css';
import { cx } from './cx.ts';
import type { OptionGroup } from './SelectInput.tsx';

interface SearchSelectProps {
  readonly 'aria-label': string;
  readonly placeholder: string;
  readonly value: string | null;
  readonly options: readonly OptionGroup[];
  readonly className?: string | undefined;
  readonly onChange: (id: string) => void;
}

/** One of a long list in groups, found by writing a part of its name. */
export function SearchSelect({ value, options, onChange, placeholder, className, ...rest }: SearchSelectProps) {
  return (
    <ComboBox
      className={cx(css.bare, css.search, className)}
      aria-label={rest['aria-label']}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
      menuTrigger="focus"
    >
      <Input className={css.input ?? ''} placeholder={placeholder} />
      <Button className={css.searchButton ?? ''}>
        <ChevronDown size={13} aria-hidden="true" />
      </Button>
      <Popover className={css.popover ?? ''} offset={4}>
        <ListBox className={css.list ?? ''}>
          {options.map(({ label, options: members }) => (
            <ListBoxSection key={label} id={label}>
              <Header className={css.listHeader}>{label}</Header>
              {members.map(({ id, name }) => (
                <ListBoxItem key={id} id={id} textValue={name} className={css.listItem ?? ''}>
                  {name}
                </ListBoxItem>
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
