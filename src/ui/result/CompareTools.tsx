import type { Comparing } from '../../state/preferences.ts';
import { type Price, withOwnPrices } from '../../state/prices.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { words } from '../words/index.ts';
import css from './compare.module.css';

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 4 } as const;

interface CompareToolsProps {
  readonly comparing: Comparing;
  readonly price: Price;
  readonly onChange: (change: Partial<Comparing>) => void;
}

/** What formats are held against, and the price that counts, which can be set anew. */
export function CompareTools({ comparing, price, onChange }: CompareToolsProps) {
  const { compare } = words;
  const setPrice = (dollars: number | null) => {
    const own = dollars === null ? undefined : { dollars, date: new Date().toISOString().slice(0, 10) };
    onChange({ prices: { ...comparing.prices, [price.id]: own } });
  };
  return (
    <div className={css.tools}>
      <span>{compare.against}</span>
      <SelectInput
        aria-label={compare.against}
        value={comparing.baseline}
        options={Object.entries(compare.baselines).map(([id, name]) => ({ id, name }))}
        onChange={(baseline) => onChange({ baseline })}
      />
      <span>{compare.model}</span>
      <SelectInput
        aria-label={compare.model}
        value={price.id}
        options={withOwnPrices(comparing.prices).map(({ id, name }) => ({ id, name }))}
        onChange={(model) => onChange({ model })}
      />
      <NumberInput
        aria-label={compare.price}
        className={css.price}
        value={price.dollars}
        formatOptions={cents}
        onChange={setPrice}
      />
      <span className={css.soft} title={compare.price}>
        {compare.priced(price.date)}
      </span>
    </div>
  );
}
