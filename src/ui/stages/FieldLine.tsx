import { ArrowDown, ArrowUp, Tags } from 'lucide-react';
import type { Path } from '../../core/index.ts';
import type { FieldRow } from '../../state/field-rows.ts';
import { IconButton } from '../controls/Button.tsx';
import { Checkbox } from '../controls/Checkbox.tsx';
import { cx } from '../controls/cx.ts';
import { TextInput } from '../controls/TextInput.tsx';
import { useActions, useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import { describeValues } from './describe-values.ts';
import css from './fields.module.css';

interface FieldLineProps {
  readonly row: FieldRow;
  readonly index: number;
  /** The row that Tab reaches, with the controls in it. */
  readonly isActive: boolean;
  readonly canMove: boolean;
  /** Tokens of the dearest field, for the length of the bars. */
  readonly most: number;
  readonly onActivate: (key: string) => void;
  readonly onKeep: (row: FieldRow) => void;
  readonly onMove: (path: Path, by: -1 | 1) => void;
  readonly onEditValues: (key: string) => void;
}

export function FieldLine({
  row,
  index,
  isActive,
  canMove,
  most,
  onActivate,
  onKeep,
  onMove,
  onEditValues,
}: FieldLineProps) {
  const { edit, pointAt } = useActions();
  const { path, shown, rule, stat } = row;
  const last = path.at(-1);
  const own = typeof last === 'string' ? last : shown;
  const tabIndex = isActive ? 0 : -1;
  const values = describeValues(row);
  return (
    <div
      role="row"
      data-row={index}
      tabIndex={tabIndex}
      aria-rowindex={index + 2}
      className={cx(css.row, !row.isKept && css.dropped)}
      onFocus={() => {
        onActivate(row.key);
        pointAt(path);
      }}
      onBlur={() => pointAt(null)}
      onMouseEnter={() => pointAt(path)}
      onMouseLeave={() => pointAt(null)}
    >
      <span role="gridcell">
        <Checkbox
          aria-label={words.fields.keep(shown)}
          title={row.isUnderDropped ? words.fields.underDropped : undefined}
          checked={row.isKept}
          disabled={row.isUnderDropped}
          tabIndex={tabIndex}
          onChange={() => onKeep(row)}
        />
      </span>
      <span role="gridcell" className={css.path} title={shown}>
        {canMove && <span style={{ width: (row.depth - 1) * 12 }} className={css.indent} />}
        {shown}
      </span>
      <span role="gridcell" className={css.nameCell}>
        {typeof last === 'string' && (
          <TextInput
            key={row.key}
            isMono
            className={cx(css.name, rule.name !== null && css.renamed)}
            aria-label={words.fields.nameOf(shown)}
            disabled={!row.isKept}
            tabIndex={tabIndex}
            value={rule.name ?? own}
            onCommit={(text) => {
              const name = text.trim() === '' || text === own ? null : text.trim();
              if (name !== rule.name) edit([{ type: 'setField', path, change: { name } }]);
            }}
          />
        )}
      </span>
      <span role="gridcell" className={css.tokens}>
        <TokenBar tokens={row.tokens} most={most} />
      </span>
      <span role="gridcell" className={css.values} title={stat.sample}>
        {values}
      </span>
      <span role="gridcell" className={css.actions}>
        {stat.isLeaf && stat.top.length > 0 && (
          <IconButton
            isSmall
            label={words.fields.valuesOf(shown)}
            tabIndex={tabIndex}
            disabled={!row.isKept}
            isPressed={rule.values.length > 0}
            onClick={() => onEditValues(row.key)}
          >
            <Tags size={13} aria-hidden="true" />
          </IconButton>
        )}
        {canMove && (
          <>
            <IconButton isSmall label={words.fields.moveUp(shown)} tabIndex={tabIndex} onClick={() => onMove(path, -1)}>
              <ArrowUp size={13} aria-hidden="true" />
            </IconButton>
            <IconButton
              isSmall
              label={words.fields.moveDown(shown)}
              tabIndex={tabIndex}
              onClick={() => onMove(path, 1)}
            >
              <ArrowDown size={13} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </span>
    </div>
  );
}

interface TokenBarProps {
  readonly tokens: number | null;
  readonly most: number;
}

/** What a field costs: a bar against the dearest, and its share of all that the records cost. */
function TokenBar({ tokens, most }: TokenBarProps) {
  const all = useSession((state) => state.counts.stages.select?.tokens ?? 0);
  if (tokens === null || all === 0) return null;
  return (
    <span className={css.cost} title={words.tokens.exact(tokens)}>
      <span className={css.costBar} style={{ width: `${Math.min(1, tokens / most) * 100}%` }} />
      <span className={css.costText}>{words.fields.share(Math.min(1, tokens / all))}</span>
    </span>
  );
}
