import { ChevronRight, GripVertical, Tags } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button, ButtonContext } from 'react-aria-components/Button';
import { CheckboxContext } from 'react-aria-components/Checkbox';
import { isSamePath, showPath } from '../../../core/index.ts';
import type { FieldRow } from '../../../state/field-rows.ts';
import { IconButton } from '../../controls/Button.tsx';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { cx } from '../../controls/cx.ts';
import { Later } from '../../controls/Later.tsx';
import { PlainInput } from '../../controls/PlainInput.tsx';
import { useActions, useSession } from '../../session-context.ts';
import { useAtOnce } from '../../use-at-once.ts';
import { useFound } from '../../use-found.ts';
import { words } from '../../words/index.ts';
import { ChangeMenu } from '../changes/ChangeMenu.tsx';
import { describeValues } from './describe-values.ts';
import { useFieldRow, useFieldScene } from './field-context.ts';
import css from './fields.module.css';

interface FieldLineProps {
  readonly fieldKey: string;
  readonly onToggle: (key: string) => void;
  readonly onEditValues: (key: string) => void;
}

/** One field: kept or not, its path, its new name, what it costs, what it holds. */
export const FieldLine = memo(function FieldLine({ fieldKey, onToggle, onEditValues }: FieldLineProps) {
  const row = useFieldRow(fieldKey);
  const [isKept, toggle] = useAtOnce(row?.isKept === true, () => onToggle(fieldKey));
  if (row === undefined) return null;
  return (
    <div className={cx(css.line, !isKept && css.dropped)}>
      <OutOfRow>
        <Checkbox
          slot={null}
          aria-label={words.fields.keep(row.shown)}
          isSelected={isKept}
          isDisabled={row.isUnderDropped}
          onChange={toggle}
        />
      </OutOfRow>
      <Path row={row} />
      <Name row={row} />
      <Cost row={row} />
      <span className={css.values} title={row.stat.sample}>
        {row.isUnderDropped ? words.fields.underDropped : describeValues(row)}
      </span>
      {/* What is fit to be read comes first, what changes it a moment later. */}
      <Later room={<span className={css.actions} />}>
        <Actions row={row} onEditValues={onEditValues} />
      </Later>
    </div>
  );
});

interface RowProps {
  readonly row: FieldRow;
}

function Path({ row: { path, shown } }: RowProps) {
  const isTree = useFieldScene((scene) => scene.isTree);
  const isPointed = useSession(({ pointed }) => pointed !== null && isSamePath(pointed, path));
  const parent = path.length > 1 ? showPath(path.slice(0, -1)) : '';
  const last = path.at(-1);
  return (
    <span className={cx(css.path, isPointed && css.pointed)} title={shown}>
      {isTree ? (
        <>
          <Button slot="chevron" className={css.chevron ?? ''}>
            <ChevronRight size={13} aria-hidden="true" />
          </Button>
          <span className={css.last}>{typeof last === 'string' ? last : words.fields.item}</span>
        </>
      ) : (
        <>
          <span className={css.parent}>{parent}</span>
          <span className={css.last}>{shown.slice(parent.length)}</span>
        </>
      )}
    </span>
  );
}

/** The name that the model reads, to be changed in place. */
function Name({ row: { path, rule, shown, isKept } }: RowProps) {
  const { edit } = useActions();
  const last = path.at(-1);
  if (typeof last !== 'string') return <span />;
  return (
    <div className={css.nameBox} onPointerDown={(event) => event.stopPropagation()}>
      <PlainInput
        className={cx(css.name, rule.name !== null && css.renamed)}
        label={words.fields.nameOf(shown)}
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
function Cost({ row: { tokens } }: RowProps) {
  const most = useFieldScene((scene) => scene.most);
  const all = useFound((state) => state.counts.stages.select?.tokens ?? 0);
  if (tokens === null || all === 0) return <span />;
  return (
    <span className={css.cost} title={words.tokens.exact(tokens)}>
      <span className={css.costBar} style={{ width: `${Math.min(1, tokens / most) * 100}%` }} />
      <span className={css.costText}>{words.fields.share(Math.min(1, tokens / all))}</span>
    </span>
  );
}

interface ActionsProps extends RowProps {
  readonly onEditValues: (key: string) => void;
}

const Actions = memo(function Actions({ row: { key, stat, shown, rule, isKept }, onEditValues }: ActionsProps) {
  const canMove = useFieldScene((scene) => scene.canMove);
  return (
    <span className={css.actions}>
      <OutOfRow>
        {stat.isLeaf && stat.top.length > 0 && (
          <IconButton
            isSmall
            hasPlainTitle
            label={words.fields.valuesOf(shown)}
            isDisabled={!isKept}
            isPressed={rule.values.length > 0}
            onPress={() => onEditValues(key)}
          >
            <Tags size={13} aria-hidden="true" />
          </IconButton>
        )}
        <ChangeMenu stat={stat} />
      </OutOfRow>
      {canMove && (
        <Button slot="drag" className={css.grip ?? ''} aria-label={words.fields.drag(shown)}>
          <GripVertical size={13} aria-hidden="true" />
        </Button>
      )}
    </span>
  );
});

/** Controls that are their own: a row tells its own ones about itself, and each step of the focus would draw them all anew. */
function OutOfRow({ children }: { readonly children: ReactNode }) {
  return (
    <ButtonContext value={null}>
      <CheckboxContext value={null}>{children}</CheckboxContext>
    </ButtonContext>
  );
}
