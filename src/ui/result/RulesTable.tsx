import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure } from 'react-aria-components/Disclosure';
import { rulesOfThumb } from '../../state/rules-of-thumb.ts';
import { FoldPanel } from '../controls/FoldPanel.tsx';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import css from './compare.module.css';

/** What is said of formats before anything is measured, beside what was measured. */
export const RulesTable = memo(function RulesTable({ order }: { readonly order: string }) {
  const { rules, rulesColumns, ranks, fits } = words.compare;
  return (
    <Disclosure>
      <Button slot="trigger" className={css.fold ?? ''}>
        <ChevronRight size={13} aria-hidden="true" />
        {rules}
      </Button>
      <FoldPanel>
        <table className={css.rules}>
          <thead>
            <tr>
              {Object.values(rulesColumns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rulesOfThumb.map(({ formats, use, parses, effort, cost }) => (
              <tr key={use}>
                <th scope="row">{formats.map(words.formatName).join(', ')}</th>
                <td>{ranks[parses]}</td>
                <td>{ranks[effort]}</td>
                <td>{ranks[cost]}</td>
                <td>
                  <Tokens order={order} formats={formats} />
                </td>
                <td>{fits[use][0]}</td>
                <td>{fits[use][1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoldPanel>
    </Disclosure>
  );
});

interface TokensProps {
  readonly order: string;
  readonly formats: readonly string[];
}

/** What those of the formats cost here that are counted, the cheapest first. */
function Tokens({ order, formats }: TokensProps) {
  const counts = useFound((state) => state.counts.formats);
  return order
    .split(' ')
    .filter((id) => formats.includes(id) && counts[id] !== undefined)
    .map((id) => words.number(counts[id]?.tokens ?? 0))
    .join(', ');
}
