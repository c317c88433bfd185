import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import css from './controls.module.css';
import { cx } from './cx.ts';
import { FieldBox, type FieldProps, hintIdOf } from './Field.tsx';
import type { Option, OptionGroup } from './option.ts';
import { PlainButton } from './PlainButton.tsx';

interface SelectInputProps extends FieldProps {
  readonly value: string | null;
  /** A flat list, or groups under headings. */
  readonly options: readonly Option[] | readonly OptionGroup[];
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly onChange: (id: string) => void;
}

const loadList = () => import('./SelectList.tsx');
const SelectList = lazy(async () => ({ default: (await loadList()).SelectList }));

/** One of a list, which is drawn once it is unfolded. The arrows to the sides choose without that. */
export function SelectInput(props: SelectInputProps) {
  const { value, options, placeholder = '', isDisabled, onChange, label, hint, className } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const flat = options.flatMap((entry): readonly Option[] => ('options' in entry ? entry.options : [entry]));
  const place = flat.findIndex((option) => option.id === value);
  const choose = (next: string | undefined) => next !== undefined && next !== value && onChange(next);
  const handleKey = (event: KeyboardEvent) => {
    const by = sideways.get(event.key);
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (by === undefined && !opens) return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) setOpen(true);
    else choose(flat[Math.max(0, place + by)]?.id);
  };
  return (
    <FieldBox id={id} label={label} hint={hint} className={className}>
      <PlainButton
        ref={button}
        id={id}
        className={css.select}
        isDisabled={isDisabled}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={props['aria-label']}
        aria-labelledby={`${id}-value ${label === undefined ? id : `${id}-label`}`}
        aria-describedby={hint === undefined ? undefined : hintIdOf(id)}
        onPointerEnter={loadList}
        onFocus={loadList}
        onKeyDown={handleKey}
        onPress={() => setOpen(!isOpen)}
      >
        <span id={`${id}-value`} className={cx(css.selectValue, place < 0 && css.placeholder)}>
          {flat[place]?.name ?? placeholder}
        </span>
        <ChevronDown size={13} aria-hidden="true" />
      </PlainButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SelectList
            label={label ?? props['aria-label'] ?? ''}
            value={value}
            options={options}
            anchor={button}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </FieldBox>
  );
}

const sideways: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);
