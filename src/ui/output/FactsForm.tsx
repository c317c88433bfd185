import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { FactName, Facts } from '../../core/index.ts';
import { cx } from '../controls/cx.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { SelectInput } from '../controls/SelectInput.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { useActions, useSample, useSession } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './facts.module.css';

/** What is known beside the text; what is set here stands above what the paste shows. */
export function FactsForm() {
  const [isOpen, setOpen] = useState(true);
  const { setFacts } = useActions();
  const byHand = useSample().facts;
  const read = useSession((state) => state.shaped?.reading.facts);
  const facts: Facts = { ...read, ...byHand };
  const id = useId();
  const set = (change: { readonly [name in FactName]?: Facts[name] | undefined }) => {
    const entries = Object.entries({ ...byHand, ...change }).filter(([, value]) => value !== undefined);
    setFacts(Object.fromEntries(entries));
  };
  return (
    <fieldset className={css.facts} aria-label={words.facts.label}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown size={13} className={cx(css.chevron, isOpen && css.open)} aria-hidden="true" />
        <b>{words.facts.label}</b>
        <span>{words.facts.purpose}</span>
      </button>
      <div className={css.grid} id={id} hidden={!isOpen}>
        <Fact name="tool">
          {(fact) => (
            <TextInput {...fact} value={facts.tool ?? ''} onCommit={(text) => set({ tool: text || undefined })} />
          )}
        </Fact>
        <Fact name="callId">
          {(fact) => (
            <TextInput {...fact} value={facts.callId ?? ''} onCommit={(text) => set({ callId: text || undefined })} />
          )}
        </Fact>
        <Fact name="kind">
          {(fact) => (
            <SelectInput
              {...fact}
              value={facts.kind ?? ''}
              options={[{ id: '', name: words.facts.notSet }, ...kindOptions]}
              onChange={(kind) => set({ kind: kindOf(kind) })}
            />
          )}
        </Fact>
        <Fact name="isError">
          {(fact) => (
            <SelectInput
              {...fact}
              value={facts.isError === undefined ? '' : String(facts.isError)}
              options={[
                { id: '', name: words.facts.notSet },
                { id: 'true', name: words.facts.yes },
                { id: 'false', name: words.facts.no },
              ]}
              onChange={(text) => set({ isError: text === '' ? undefined : text === 'true' })}
            />
          )}
        </Fact>
        {(['httpStatus', 'exitCode', 'durationMs'] as const).map((name) => (
          <Fact key={name} name={name}>
            {(fact) => (
              <NumberInput
                {...fact}
                value={facts[name] ?? null}
                onChange={(value) => set({ [name]: value ?? undefined })}
              />
            )}
          </Fact>
        ))}
        <Fact name="stderr">
          {(fact) => (
            <TextInput {...fact} value={facts.stderr ?? ''} onCommit={(text) => set({ stderr: text || undefined })} />
          )}
        </Fact>
      </div>
    </fieldset>
  );
}

const kindOptions = Object.entries(words.facts.kinds).map(([id, name]) => ({ id, name }));
const kinds = ['query', 'action', 'aggregate', 'file', 'code', 'retrieval'] as const;

function kindOf(id: string): Facts['kind'] {
  return kinds.find((kind) => kind === id);
}

interface FactProps {
  readonly name: FactName;
  readonly children: (control: { id: string; className: string | undefined; 'aria-describedby': string }) => ReactNode;
}

/** A fact with where it came from. */
function Fact({ name, children }: FactProps) {
  const id = useId();
  const isByHand = useSample().facts[name] !== undefined;
  const source = useSession((state) => state.shaped?.reading.factSources[name]);
  const origin = isByHand
    ? words.facts.byHand
    : source === undefined || source === 'hand'
      ? ''
      : words.facts.fromReader(words.readerName(source));
  return (
    <div className={css.fact}>
      <label htmlFor={id}>{words.facts.names[name]}</label>
      <span className={css.origin} id={`${id}-origin`}>
        {origin}
      </span>
      {children({ id, className: css.control, 'aria-describedby': `${id}-origin` })}
    </div>
  );
}
