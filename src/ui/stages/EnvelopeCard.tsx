import { Plus, X } from 'lucide-react';
import { type SummaryFact, styles } from '../../core/index.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { Check } from '../controls/Checkbox.tsx';
import { InTurns } from '../controls/InTurns.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { useActions, useStage } from '../session-context.ts';
import { useFound, useStageLater } from '../use-found.ts';
import { words } from '../words/index.ts';
import { StageCard } from './StageCard.tsx';
import css from './stages.module.css';

export function EnvelopeCard() {
  const { style } = useStageLater('envelope');
  const result = useFound((state) => state.shaped?.result);
  const summary =
    result === undefined
      ? ''
      : [
          styleName(style),
          words.envelope.status[result.status],
          result.completeness.matched === null
            ? words.envelope.totalUnknown
            : words.envelope.total(result.completeness.matched),
          ...(result.page?.hasMore === true ? [words.envelope.cursor] : []),
        ].join(' · ');
  return (
    <StageCard stage="envelope" place={6} summary={summary}>
      {body}
    </StageCard>
  );
}

const body = <EnvelopeBody />;

function styleName(id: string): string {
  return words.nameIn(words.envelope.styleNames, id);
}

function EnvelopeBody() {
  const { edit } = useActions();
  const envelope = useStage('envelope');
  const evidence = useFound((state) => state.shaped?.result.evidence);
  return (
    <InTurns>
      <SelectInput
        label={words.envelope.style}
        value={envelope.style}
        options={styles.map((style) => ({ id: style.id, name: styleName(style.id) }))}
        onChange={(style) => edit([{ type: 'set', stage: 'envelope', change: { style } }])}
      />
      <Check
        label={words.envelope.stableKeys}
        hint={words.envelope.stableKeysHint}
        isSelected={envelope.stableKeys}
        onChange={(stableKeys) => edit([{ type: 'set', stage: 'envelope', change: { stableKeys } }])}
      />
      <TextInput
        label={words.summary.label}
        hint={words.summary.hint}
        value={envelope.summary}
        onCommit={(text) => edit([{ type: 'set', stage: 'envelope', change: { summary: text.trim() } }])}
      />
      {evidence !== undefined && <Evidence facts={evidence} />}
      <MetaRows />
    </InTurns>
  );
}

/** What each figure of the summary is computed from. */
function Evidence({ facts }: { readonly facts: readonly SummaryFact[] }) {
  return (
    <ul className={css.facts} aria-label={words.summary.evidence}>
      {facts.map(({ asked, value, rows }) => (
        <li key={asked} className={css.row}>
          <b>{value}</b>
          <span>{words.summary.from(asked, rows)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Notes that stand in every result, such as the version of the format. */
function MetaRows() {
  const { edit } = useActions();
  const { meta } = useStage('envelope');
  const set = (entries: readonly (readonly [string, string])[]) =>
    edit([{ type: 'set', stage: 'envelope', change: { meta: Object.fromEntries(entries) } }]);
  const entries = Object.entries(meta);
  const replace = (index: number, entry: readonly [string, string]) =>
    set(entries.map((other, at) => (at === index ? entry : other)));
  return (
    <div className={css.rows}>
      <span className={css.heading}>{words.envelope.meta}</span>
      {entries.map(([name, value], index) => (
        <div key={name} className={css.row}>
          <TextInput
            isMono
            className={css.grow}
            aria-label={words.envelope.metaName}
            value={name}
            onCommit={(text) => replace(index, [text, value])}
          />
          <TextInput
            className={css.grow}
            aria-label={words.envelope.metaValue}
            value={value}
            onCommit={(text) => replace(index, [name, text])}
          />
          <IconButton
            isSmall
            label={words.envelope.removeMeta(name)}
            onPress={() => set(entries.filter((_, at) => at !== index))}
          >
            <X size={13} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <div className={css.row}>
        <Button isSmall onPress={() => set([...entries, [freeName(meta), '']])}>
          <Plus size={13} aria-hidden="true" />
          {words.envelope.addMeta}
        </Button>
      </div>
    </div>
  );
}

function freeName(meta: { readonly [name: string]: string }): string {
  let number = 1;
  while (Object.hasOwn(meta, `note_${number}`)) number += 1;
  return `note_${number}`;
}
