import { CircleCheck, CircleX, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Shaper, showPath } from '../../../core/index.ts';
import { Button, IconButton } from '../../controls/Button.tsx';
import { Chip } from '../../controls/Chip.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import { keepText, textToKeep } from '../../hide/keep-picked.ts';
import { picked } from '../../hide/picked.ts';
import { useActions, useSession, useSessionStore, useStage } from '../../session-context.ts';
import { useFound } from '../../use-found.ts';
import { words } from '../../words/index.ts';
import css from '../stages.module.css';

type Fact = Shaper['truncate']['mustSurvive'][number];

const sayFact = (fact: Fact) => (fact.by === 'text' ? fact.text : showPath(fact.path));

/** What the model must still be able to read: green while the final text holds it. */
export function SurvivingFacts() {
  const { edit } = useActions();
  const { mustSurvive } = useStage('truncate');
  const findings = useFound((state) => state.shaped?.findings) ?? [];
  const [turn, setTurn] = useState(0);
  const session = useSessionStore();
  const part = useStore(picked, (state) => state.part);
  const selected = textToKeep(session, part);
  const box = useRef<HTMLDivElement>(null);
  const jump = useSession((state) => (state.jump?.control === 'survive' ? state.jump : null));
  useEffect(() => {
    if (jump === null) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [jump]);
  const set = (facts: readonly Fact[]) => edit([{ type: 'set', stage: 'truncate', change: { mustSurvive: facts } }]);
  return (
    <div ref={box} className={css.surviving}>
      <TextInput
        key={turn}
        label={words.cuts.survive}
        hint={words.cuts.surviveHint}
        value=""
        onCommit={(text) => {
          setTurn(turn + 1);
          if (text.trim() !== '') keepText(session, text.trim());
        }}
      />
      <Button
        isSmall
        title={words.cuts.surviveSelectedHint}
        isDisabled={selected === null}
        onPress={() => keepText(session, selected ?? '')}
      >
        {words.cuts.surviveSelected}
      </Button>
      {mustSurvive.length > 0 && (
        <ul className={css.facts} aria-label={words.cuts.survive}>
          {mustSurvive.map((fact) => {
            const shown = sayFact(fact);
            const lost = findings.find(({ check, values }) => check === 'fact-lost' && values.fact === shown);
            return (
              <li key={`${fact.by} ${shown}`} className={css.row}>
                <Chip tone={lost === undefined ? 'good' : 'bad'}>
                  {lost === undefined ? (
                    <CircleCheck size={12} aria-hidden="true" />
                  ) : (
                    <CircleX size={12} aria-hidden="true" />
                  )}{' '}
                  {lost === undefined
                    ? words.cuts.survives
                    : words.cuts.lostAt(words.stageName(String(lost.values.stage)))}
                </Chip>
                <code className={css.ruleName}>{shown}</code>
                <IconButton
                  isSmall
                  label={words.cuts.forget(shown)}
                  onPress={() => set(mustSurvive.filter((other) => other !== fact))}
                >
                  <X size={13} aria-hidden="true" />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
