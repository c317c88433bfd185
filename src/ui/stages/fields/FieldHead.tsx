import { ArrowDown } from 'lucide-react';
import { memo } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { FieldRow, FieldSort } from '../../../state/field-rows.ts';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { useAtOnce } from '../../use-at-once.ts';
import { words } from '../../words/index.ts';
import css from './fields.module.css';

interface FieldHeadProps {
  readonly rows: readonly FieldRow[];
  readonly sort: FieldSort;
  readonly onKeepAll: (isOn: boolean) => void;
  readonly onSort: (sort: FieldSort) => void;
}

/** The names of the columns; two of them sort, one keeps or drops all that shows. */
export function FieldHead({ rows, sort, onKeepAll, onSort }: FieldHeadProps) {
  const kept = rows.filter(({ isKept }) => isKept).length;
  const isAll = kept === rows.length;
  const [shown, keepAll] = useAtOnce(isAll, onKeepAll);
  return (
    <div className={css.head}>
      <Checkbox
        aria-label={words.fields.keepAll}
        isSelected={shown}
        isIndeterminate={shown === isAll && kept > 0 && !isAll}
        onChange={keepAll}
      />
      <Columns sort={sort} onSort={onSort} />
    </div>
  );
}

const Columns = memo(function Columns({ sort, onSort }: Pick<FieldHeadProps, 'sort' | 'onSort'>) {
  const { columns } = words.fields;
  const sortable = (by: FieldSort, name: string, title: string) => (
    <ToggleButton
      className={css.sortable ?? ''}
      aria-label={`${name}: ${title}`}
      isSelected={sort === by}
      onPress={() => onSort(by)}
    >
      {name}
      {sort === by && <ArrowDown size={12} aria-hidden="true" />}
    </ToggleButton>
  );
  return (
    <>
      {sortable('order', columns.path, words.fields.byOrder)}
      <span>{columns.name}</span>
      {sortable('cost', columns.tokens, words.fields.byCost)}
      <span className={css.values}>{columns.values}</span>
    </>
  );
});
