import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Disclosure } from 'react-aria-components/Disclosure';
import { rulesOfThumb } from '../../state/rules-of-thumb.ts';
import { FoldPanel } from '../controls/FoldPanel.tsx';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import css from './compare.module.css';

/** What is said of formats before anything is measured, beside what was measured. */
export function RulesTable({ order }: { readonly order: readonly string[] }) {
  const counts = useFound((state) => state.counts.formats);
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
                  {order
                    .filter((id) => formats.some((known) => known === id) && counts[id] !== undefined)
                    .map((id) => words.number(counts[id]?.tokens ?? 0))
                    .join(', ')}
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
}
