import { EyeOff, X } from 'lucide-react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { detectors, findPatternFault, type Note, type RedactAction, type RedactRule } from '../../core/index.ts';
import type { SessionState } from '../../state/session-state.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import { InTurns } from '../controls/InTurns.tsx';
import { NumberInput } from '../controls/NumberInput.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { openDialog } from '../dialogs/dialogs.ts';
import { useActions, useStage } from '../session-context.ts';
import { useFound, useStageLater } from '../use-found.ts';
import { sayNote } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import { describeTarget } from './describe-target.ts';
import { NewRule } from './NewRule.tsx';
import { StageCard } from './StageCard.tsx';
import css from './stages.module.css';

export function RedactCard() {
  const { rules } = useStageLater('redact');
  const hidden = useFound(({ shaped }) =>
    notesOf(shaped).reduce((sum, { values }) => sum + Number(values.count ?? 0), 0),
  );
  const summary = rules.length === 0 ? words.redact.none : words.redact.summary(rules.length, hidden);
  return (
    <StageCard stage="redact" place={4} summary={summary}>
      {body}
    </StageCard>
  );
}

const body = <RedactBody />;
const noNotes: readonly Note[] = [];

function notesOf(shaped: SessionState['shaped']): readonly Note[] {
  return shaped?.stages.find(({ id }) => id === 'redact')?.report.notes ?? noNotes;
}

function RedactBody() {
  const { edit } = useActions();
  const { rules, allow } = useStage('redact');
  const notes = useFound(({ shaped }) => notesOf(shaped));
  const general = notes.filter(({ values }) => values.rule === undefined);
  return (
    <InTurns>
      {rules.length === 0 ? (
        <p>{words.redact.empty}</p>
      ) : (
        <GridList className={css.rows ?? ''} aria-label={words.redact.list} keyboardNavigationBehavior="tab">
          {rules.map((rule) => (
            <RuleRow key={rule.id} rule={rule} notes={notes.filter(({ values }) => values.rule === rule.id)} />
          ))}
        </GridList>
      )}
      {general.map((note) => (
        <p key={note.id} className={css.hint}>
          {sayNote(note)}
        </p>
      ))}
      <NewRule detectors={detectors} />
      <Button isSmall className={css.start} onPress={() => openDialog('hide')}>
        <EyeOff size={13} aria-hidden="true" />
        {words.hide.open}
      </Button>
      <TextInput
        label={words.redact.allow}
        hint={words.redact.allowHint}
        value={allow.join(', ')}
        onCommit={(text) => edit([{ type: 'set', stage: 'redact', change: { allow: splitAllowed(text) } }])}
      />
      <p className={css.hint}>{words.redact.notPromised}</p>
    </InTurns>
  );
}

const actions = [
  'mask',
  'shorten',
  'fixed',
  'label',
  'hash',
  'generalise',
  'blank',
  'drop',
] as const satisfies readonly RedactAction[];

function splitAllowed(text: string): readonly string[] {
  return text
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A rule with what it did to this output. */
function RuleRow({ rule, notes }: { readonly rule: RedactRule; readonly notes: readonly Note[] }) {
  const { edit } = useActions();
  const what = describeTarget(rule.target);
  const fault = rule.target.by === 'pattern' ? findPatternFault(rule.target.pattern) : null;
  const set = (change: Partial<Omit<RedactRule, 'id'>>) => edit([{ type: 'setRule', id: rule.id, change }]);
  return (
    <GridListItem id={rule.id} textValue={what} className={css.row ?? ''}>
      <b className={css.ruleName}>{what}</b>
      {notes.every(({ values }) => values.count !== undefined) ? (
        <span className={css.hint}>{notes.map(sayNote).join(' · ') || words.redact.nothing}</span>
      ) : (
        <span className={css.warning}>{notes.map(sayNote).join(' ')}</span>
      )}
      {fault !== null && <span className={css.warning}>{words.redact.patternFault(fault.reason, fault.part)}</span>}
      <SelectInput
        aria-label={`${words.redact.action}: ${what}`}
        value={rule.action}
        options={actions.map((id) => ({ id, name: words.redact.actions[id] }))}
        onChange={(choice) => {
          const action = actions.find((id) => id === choice);
          if (action !== undefined) set({ action });
        }}
      />
      {(rule.action === 'mask' || rule.action === 'shorten') && (
        <>
          <NumberInput
            aria-label={`${words.redact.keepStart}: ${what}`}
            className={css.tiny}
            max={20}
            value={rule.keepStart}
            onChange={(value) => set({ keepStart: value ?? 0 })}
          />
          <NumberInput
            aria-label={`${words.redact.keepEnd}: ${what}`}
            className={css.tiny}
            max={20}
            value={rule.keepEnd}
            onChange={(value) => set({ keepEnd: value ?? 0 })}
          />
        </>
      )}
      <IconButton isSmall label={words.redact.remove(what)} onPress={() => edit([{ type: 'removeRule', id: rule.id }])}>
        <X size={13} aria-hidden="true" />
      </IconButton>
    </GridListItem>
  );
}
