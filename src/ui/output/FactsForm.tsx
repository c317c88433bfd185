import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure } from 'react-aria-components/Disclosure';
import { Group } from 'react-aria-components/Group';
import type { Facts } from '../../core/index.ts';
import { currentDesign, currentSample } from '../../state/workspace.ts';
import { FoldPanel } from '../controls/FoldPanel.tsx';
import { useSession } from '../session-context.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import css from './facts.module.css';
import { useFactsOpen } from './use-facts-open.ts';

const FactFields = lazy(async () => ({ default: (await import('./FactFields.tsx')).FactFields }));

/** What is known beside the text; what is set here stands above what the paste shows. */
export function FactsForm() {
  const facts = useFacts();
  const { isOpen, hasOutput, setOpen } = useFactsOpen();
  return (
    <Group className={css.facts ?? ''} aria-label={words.facts.label}>
      {/* Begun anew with an output: one that unfolds is measured, which lays the page out in the midst of a paste. */}
      <Disclosure key={String(hasOutput)} isExpanded={isOpen} onExpandedChange={setOpen}>
        <Button slot="trigger" className={css.toggle ?? ''}>
          <ChevronDown size={13} className={css.chevron} aria-hidden="true" />
          <b>{words.facts.label}</b>
          <span>{isOpen ? words.facts.purpose : describeFacts(facts)}</span>
        </Button>
        <FoldPanel>
          {isOpen && (
            <Suspense fallback={<div className={css.grid} />}>
              <FactFields facts={facts} />
            </Suspense>
          )}
        </FoldPanel>
      </Disclosure>
    </Group>
  );
}

/** What was set by hand counts at once; a call of a log that was chosen has the id that it calls itself by. */
function useFacts(): Facts {
  const byHand = useSession(({ workspace }) => currentSample(currentDesign(workspace)).facts);
  const reading = useFound((state) => state.shaped?.reading);
  const callId = reading?.calls.length ? reading.facts.callId : undefined;
  return { ...reading?.facts, ...byHand, ...(callId === undefined ? {} : { callId }) };
}

/** A few words on what is known, while it is folded away. */
function describeFacts({ tool, kind, httpStatus, exitCode, isError }: Facts): string {
  const parts = [
    tool,
    kind === undefined ? undefined : words.facts.kinds[kind],
    httpStatus === undefined ? undefined : words.output.http(httpStatus),
    exitCode === undefined ? undefined : words.output.exit(exitCode),
    isError === true ? words.facts.names.isError : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? words.facts.purpose : parts.join(' · ');
}
