import type { FactName, Facts } from '../../core/index.ts';
import { readHeaders, writeHeaders } from '../../state/header-lines.ts';
import { currentDesign, currentSample } from '../../state/workspace.ts';
import { AreaInput } from '../controls/AreaInput.tsx';
import { cx } from '../controls/cx.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { useActions, useSession, useStage } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import css from './facts.module.css';

/** A control for each fact, with where it came from. */
export function FactFields({ facts }: { readonly facts: Facts }) {
  const { setFacts } = useActions();
  const byHand = useSession(({ workspace }) => currentSample(currentDesign(workspace)).facts);
  const isPaged = useStage('truncate').cursor !== null;
  const sources = useFound((state) => state.shaped?.reading.factSources);
  const set = (change: { readonly [name in FactName]?: Facts[name] | undefined }) => {
    const entries = Object.entries({ ...byHand, ...change }).filter(([, value]) => value !== undefined);
    setFacts(Object.fromEntries(entries));
  };
  /** The label, and where the fact came from. */
  const about = (name: FactName) => {
    const source = sources?.[name];
    const read =
      source === undefined || source === 'hand' ? undefined : words.facts.fromReader(words.readerName(source));
    return { label: words.facts.names[name], hint: source === 'hand' ? words.facts.byHand : read };
  };
  const text = (name: 'tool' | 'callId' | 'stderr' | (typeof pagingFacts)[number]) => (
    <TextInput
      key={name}
      {...about(name)}
      className={cx(css.fact, name !== 'callId' && css.wide)}
      value={facts[name] ?? ''}
      onCommit={(value) => set({ [name]: value || undefined })}
    />
  );
  return (
    <div className={css.grid}>
      {text('tool')}
      <SelectInput
        {...about('kind')}
        className={cx(css.fact, css.brief)}
        value={facts.kind ?? ''}
        options={[{ id: '', name: words.facts.notSet }, ...kindOptions]}
        onChange={(kind) => set({ kind: kinds.find((known) => known === kind) })}
      />
      <SelectInput
        {...about('isError')}
        className={css.fact}
        value={facts.isError === undefined ? '' : String(facts.isError)}
        options={[
          { id: '', name: words.facts.notSet },
          { id: 'true', name: words.facts.yes },
          { id: 'false', name: words.facts.no },
        ]}
        onChange={(choice) => set({ isError: choice === '' ? undefined : choice === 'true' })}
      />
      {(['httpStatus', 'exitCode', 'durationMs'] as const).map((name) => (
        <NumberInput
          key={name}
          {...about(name)}
          className={css.fact}
          value={facts[name] ?? null}
          onChange={(value) => set({ [name]: value ?? undefined })}
        />
      ))}
      {text('callId')}
      {text('stderr')}
      {pagingFacts.filter((name) => isPaged || facts[name] !== undefined).map(text)}
      <AreaInput
        {...about('headers')}
        className={cx(css.fact, css.wide)}
        placeholder={words.facts.headersFormat}
        value={writeHeaders(facts.headers)}
        onCommit={(written) => set({ headers: readHeaders(written) })}
      />
    </div>
  );
}

/** They matter only where a cursor is bound to them. */
const pagingFacts = ['query', 'tenant', 'cursor'] as const;
const kindOptions = Object.entries(words.facts.kinds).map(([id, name]) => ({ id, name }));
const kinds = ['query', 'action', 'aggregate', 'file', 'code', 'retrieval'] as const;
