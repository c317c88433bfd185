import { memo } from 'react';
import type { Comparing } from '../../state/preferences.ts';
import { type Price, withOwnPrices } from '../../state/prices.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { type OptionGroup, SelectInput } from '../controls/SelectInput.tsx';
import { words } from '../words/index.ts';
import css from './compare.module.css';

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 4 } as const;

interface CompareToolsProps {
  readonly comparing: Comparing;
  readonly price: Price;
  readonly onChange: (change: Partial<Comparing>) => void;
}

/** What formats are held against, and the price that counts, which can be set anew. */
export const CompareTools = memo(function CompareTools({ comparing, price, onChange }: CompareToolsProps) {
  const { compare } = words;
  const setPrice = (dollars: number | null) => {
    const own = dollars === null ? undefined : { dollars, date: new Date().toISOString().slice(0, 10) };
    onChange({ prices: { ...comparing.prices, [price.id]: own } });
  };
  return (
    <div className={css.tools}>
      <span aria-hidden="true">{compare.againstShort}</span>
      <SelectInput
        aria-label={compare.against}
        value={comparing.baseline}
        options={Object.entries(compare.baselines).map(([id, name]) => ({ id, name }))}
        onChange={(baseline) => onChange({ baseline })}
      />
      <SelectInput
        aria-label={compare.model}
        value={price.id}
        options={groupModels(withOwnPrices(comparing.prices))}
        onChange={(model) => onChange({ model })}
      />
      <span aria-hidden="true">$</span>
      <NumberInput
        aria-label={compare.price}
        className={css.price}
        value={price.dollars}
        formatOptions={cents}
        onChange={setPrice}
      />
      <span className={css.asOf} title={compare.price}>
        {compare.priced(price.date)}
      </span>
    </div>
  );
});

/** By how their tokens are told. */
function groupModels(prices: readonly Price[]): readonly OptionGroup[] {
  const groups = new Map<string, Price[]>();
  for (const price of prices) {
    const label = 'encoding' in price.tokens ? price.tokens.encoding : 'estimate';
    groups.set(label, [...(groups.get(label) ?? []), price]);
  }
  return [...groups].map(([id, options]) => ({ label: words.compare.modelGroups[id] ?? id, options }));
}
