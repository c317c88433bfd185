import { ChevronRight, GripVertical, Tags } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../../controls/Button.tsx';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { cx } from '../../controls/cx.ts';
import { TextInput } from '../../controls/TextInput.tsx';
import { useActions, useSession } from '../../session-context.ts';
import { words } from '../../words/index.ts';
import { describeValues } from './describe-values.ts';
import { useFieldRow, useFieldScene } from './field-context.ts';
import css from './fields.module.css';

interface CellProps {
  readonly fieldKey: string;
}

/** Named by its row too. */
export function KeepCell() {
  return <Checkbox slot="selection" aria-label={words.fields.columns.keep} />;
}

export function PathCell({ fieldKey }: CellProps) {
  const row = useFieldRow(fieldKey);
  const isTree = useFieldScene((scene) => scene.isTree);
  if (row === undefined) return null;
  const { shown, path, isKept } = row;
  const last = path.at(-1);
  return (
    <span className={cx(css.path, !isKept && css.dropped)} title={shown}>
      {isTree && (
        <Button slot="chevron" className={css.chevron ?? ''}>
          <ChevronRight size={13} aria-hidden="true" />
        </Button>
      )}
      {isTree && typeof last === 'string' && path.length > 1 ? last : shown}
    </span>
  );
}

/** The name that the model reads, to be changed in place. */
export function NameCell({ fieldKey }: CellProps) {
  const { edit } = useActions();
  const row = useFieldRow(fieldKey);
  const last = row?.path.at(-1);
  if (row === undefined || typeof last !== 'string') return null;
  const { path, rule, shown, isKept } = row;
  return (
    <div className={css.nameCell} onPointerDown={(event) => event.stopPropagation()}>
      <TextInput
        isMono
        inputClassName={cx(css.name, rule.name !== null && css.renamed)}
        aria-label={words.fields.nameOf(shown)}
        isDisabled={!isKept}
        value={rule.name ?? last}
        onCommit={(text) => {
          const name = text.trim() === '' || text === last ? null : text.trim();
          if (name !== rule.name) edit([{ type: 'setField', path, change: { name } }]);
        }}
      />
    </div>
  );
}

/** What a field costs: a bar against the dearest, and its share of all that the records cost. */
export function CostCell({ fieldKey }: CellProps) {
  const row = useFieldRow(fieldKey);
  const most = useFieldScene((scene) => scene.most);
  const all = useSession((state) => state.counts.stages.select?.tokens ?? 0);
  if (row === undefined || row.tokens === null || all === 0) return null;
  const { tokens, isKept } = row;
  return (
    <span className={cx(css.cost, !isKept && css.idle)} title={words.tokens.exact(tokens)}>
      <span className={css.costBar} style={{ width: `${Math.min(1, tokens / most) * 100}%` }} />
      <span className={css.costText}>{words.fields.share(Math.min(1, tokens / all))}</span>
    </span>
  );
}

export function ValuesCell({ fieldKey }: CellProps) {
  const row = useFieldRow(fieldKey);
  if (row === undefined) return null;
  return (
    <span className={css.values} title={row.stat.sample}>
      {row.isUnderDropped ? words.fields.underDropped : describeValues(row)}
    </span>
  );
}

interface ActionsCellProps extends CellProps {
  readonly onEditValues: (key: string) => void;
}

export function ActionsCell({ fieldKey, onEditValues }: ActionsCellProps) {
  const row = useFieldRow(fieldKey);
  const canMove = useFieldScene((scene) => scene.canMove);
  if (row === undefined) return null;
  const { stat, shown, rule, isKept } = row;
  return (
    <span className={css.actions}>
      {stat.isLeaf && stat.top.length > 0 && (
        <IconButton
          isSmall
          label={words.fields.valuesOf(shown)}
          isDisabled={!isKept}
          isPressed={rule.values.length > 0}
          onPress={() => onEditValues(row.key)}
        >
          <Tags size={13} aria-hidden="true" />
        </IconButton>
      )}
      <Button slot="drag" className={cx(css.grip, !canMove && css.noGrip)} aria-label={words.fields.drag(shown)}>
        <GripVertical size={13} aria-hidden="true" />
      </Button>
    </span>
  );
}
