import { X } from 'lucide-react';
import { isSamePath, type Path, pagers, pathKey, readPath, type Shaper, showPath } from '../../core/index.ts';
import { budgetUnits } from '../../state/budgets.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { Check } from '../controls/Checkbox.tsx';
import { InTurns } from '../controls/InTurns.tsx';
import { NumberInput } from '../controls/NumberInput.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { openDialog } from '../dialogs/dialogs.ts';
import { useActions, useBudget, useStage } from '../session-context.ts';
import { useFound, useStageLater } from '../use-found.ts';
import { words } from '../words/index.ts';
import { StageCard } from './StageCard.tsx';
import css from './stages.module.css';
import { ClipForm } from './truncate/ClipForm.tsx';
import { SurvivingFacts } from './truncate/SurvivingFacts.tsx';

type Truncate = Shaper['truncate'];

const firstTextCut: NonNullable<Truncate['text']> = { limit: 2500, head: 2000, tail: 500, align: 'line' };

const rowChoices = ['first', 'last', 'ends', 'spread'] as const;
const cursorForms = ['none', ...pagers.map(({ id }) => id)] as const;
const textBorders = ['none', 'line', 'paragraph', 'sentence', 'fence'] as const;

export function TruncateCard() {
  const summary = summarize(useStageLater('truncate'));
  return (
    <StageCard stage="truncate" place={5} summary={summary}>
      {body}
    </StageCard>
  );
}

const body = <TruncateBody />;

function TruncateBody() {
  const { edit } = useActions();
  const truncate = useStage('truncate');
  const budget = useBudget();
  const set = (change: Partial<Truncate>) => edit([{ type: 'set', stage: 'truncate', change }]);
  const { rows, depth, text } = truncate;
  return (
    <InTurns>
      <NumberInput
        label={words.truncate.rows}
        hint={words.truncate.rowsHint}
        value={rows}
        onChange={(value) => set({ rows: value })}
      />
      <SelectInput
        label={words.cuts.choice}
        value={truncate.choice}
        options={rowChoices.map((id) => ({ id, name: words.cuts.choices[id] }))}
        onChange={(choice) => set({ choice: rowChoices.find((id) => id === choice) ?? 'first' })}
      />
      <NumberInput
        label={words.cuts.offset}
        hint={words.cuts.offsetHint}
        value={truncate.offset}
        onChange={(value) => set({ offset: value ?? 0 })}
      />
      <SortKeys sort={truncate.sort} onChange={(sort) => set({ sort })} />
      <SelectInput
        label={words.cuts.cursor}
        hint={words.cuts.cursorHint}
        value={truncate.cursor ?? 'none'}
        options={cursorForms.map((id) => ({ id, name: words.nameIn(words.cuts.cursors, id) }))}
        onChange={(id) => set({ cursor: id === 'none' ? null : id })}
      />
      <Check
        label={words.truncate.text}
        isSelected={text !== null}
        onChange={(isOn) => set({ text: isOn ? firstTextCut : null })}
      />
      <Check
        label={words.cuts.fold}
        hint={words.cuts.foldHint}
        isSelected={truncate.fold}
        onChange={(fold) => set({ fold })}
      />
      {text !== null && <TextCutForm cut={text} onChange={(cut) => set({ text: cut })} />}
      <NumberInput
        label={words.truncate.depth}
        hint={words.truncate.rowsHint}
        min={1}
        value={depth}
        onChange={(value) => set({ depth: value })}
      />
      <Check
        label={words.truncate.budget(budget.limit, words.budget.unit[budget.unit])}
        hint={words.truncate.budgetHint}
        isSelected={truncate.budget !== null}
        onChange={(isOn) => set({ budget: isOn ? { [budget.unit]: budget.limit, protect: [] } : null })}
      />
      <ClipForm clip={truncate.clip} onChange={(clip) => set({ clip })} />
      <TextInput
        label={words.cuts.artifact}
        hint={words.cuts.artifactHint}
        value={truncate.artifact}
        onCommit={(artifact) => set({ artifact: artifact.trim() })}
      />
      <SurvivingFacts />
      <Button isSmall className={css.start} onPress={() => openDialog('lessons')}>
        {words.cuts.lessons}
      </Button>
    </InTurns>
  );
}

function summarize({ rows, choice, sort, text, depth, budget }: Truncate): string {
  const parts = [
    ...(rows === null ? [] : [words.cuts.rowsShort[choice](rows)]),
    ...sort.map(({ path, direction }) => words.truncate.sortShort(`${showPath(path)} ${direction}`)),
    ...(text === null ? [] : [words.truncate.textShort(text.head, text.tail)]),
    ...(depth === null ? [] : [words.truncate.depthShort(depth)]),
    ...budgetUnits.flatMap((unit) => {
      const limit = budget?.[unit];
      return limit === undefined ? [] : [words.truncate.budgetShort(limit, words.budget.unit[unit])];
    }),
  ];
  return parts.length === 0 ? words.truncate.all : parts.join(' · ');
}

interface SortKeysProps {
  readonly sort: Truncate['sort'];
  readonly onChange: (sort: Truncate['sort']) => void;
}

function SortKeys({ sort, onChange }: SortKeysProps) {
  const fields = useFound((state) => state.shaped?.fields) ?? [];
  const isSorted = (path: Path) => sort.some((key) => isSamePath(key.path, path));
  const free = fields.filter(({ path, isLeaf }) => isLeaf && !isSorted(path));
  return (
    <>
      {sort.map((key, index) => (
        <div key={pathKey(key.path)} className={css.row}>
          <SelectInput
            label={`${index === 0 ? words.truncate.sort : words.truncate.thenBy} ${showPath(key.path)}`}
            value={key.direction}
            options={[
              { id: 'asc', name: words.truncate.asc },
              { id: 'desc', name: words.truncate.desc },
            ]}
            onChange={(direction) =>
              onChange(
                sort.map((other, at) =>
                  at === index ? { ...key, direction: direction === 'desc' ? 'desc' : 'asc' } : other,
                ),
              )
            }
          />
          <IconButton
            isSmall
            label={words.truncate.removeSort(showPath(key.path))}
            onPress={() => onChange(sort.filter((other) => other !== key))}
          >
            <X size={13} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <SelectInput
        label={sort.length === 0 ? words.truncate.sort : words.truncate.thenBy}
        hint={words.truncate.sortHint}
        placeholder={words.truncate.addSort}
        value={null}
        options={free.map(({ path }) => ({ id: showPath(path), name: showPath(path) }))}
        onChange={(text) => {
          const path = readPath(text);
          if (path !== null) onChange([...sort, { path, direction: 'desc' }]);
        }}
      />
    </>
  );
}

interface TextCutFormProps {
  readonly cut: NonNullable<Truncate['text']>;
  readonly onChange: (cut: NonNullable<Truncate['text']>) => void;
}

function TextCutForm({ cut, onChange }: TextCutFormProps) {
  const aligns = Object.entries(words.truncate.aligns).map(([id, name]) => ({ id, name }));
  return (
    <>
      {(
        [
          ['limit', words.truncate.textLimit],
          ['head', words.truncate.textHead],
          ['tail', words.truncate.textTail],
        ] as const
      ).map(([key, label]) => (
        <NumberInput
          key={key}
          label={label}
          value={cut[key]}
          onChange={(value) => value !== null && onChange({ ...cut, [key]: value })}
        />
      ))}
      <SelectInput
        label={words.truncate.align}
        value={cut.align}
        options={aligns}
        onChange={(align) => onChange({ ...cut, align: textBorders.find((id) => id === align) ?? 'none' })}
      />
    </>
  );
}
