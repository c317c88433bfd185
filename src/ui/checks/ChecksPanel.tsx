import { Check, CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { checks, type Finding, type Severity } from '../../core/index.ts';
import { currentDesign, currentSample } from '../../state/workspace.ts';
import { Chip, type Tone } from '../controls/Chip.tsx';
import { useSession } from '../session-context.ts';
import { Pane } from '../shell/Pane.tsx';
import { useFocusInList } from '../use-focus-in-list.ts';
import { useFound } from '../use-found.ts';
import { useInTurn } from '../use-in-turn.ts';
import { words } from '../words/index.ts';
import { CheckRow } from './CheckRow.tsx';
import css from './checks.module.css';

const severities = ['error', 'warning', 'info'] as const;
const tones = { error: 'bad', warning: 'warn', info: 'accent' } as const satisfies Record<Severity, Tone>;

/** What is wrong or doubtful, the gravest first. */
export function ChecksPanel() {
  const findings = useInTurn(useFound((state) => state.shaped?.findings ?? undefined));
  const list = useRef<HTMLUListElement>(null);
  const keptFocus = useFocusInList(list, findings);
  const hasOutput = useSession(({ workspace }) => currentSample(currentDesign(workspace)).length > 0);
  return (
    <Pane title={words.checks.title} isFound notes={<Tallies findings={findings} />}>
      {/* Room for some from the moment there is an output: what is found moves nothing. */}
      {hasOutput && (
        <div className={css.room}>
          {findings !== undefined && findings.length > 0 && (
            <>
              <ul ref={list} aria-label={words.checks.list} {...keptFocus}>
                {findings.map((finding) => (
                  <CheckRow key={keyOf(finding)} finding={finding} />
                ))}
              </ul>
              <p className={css.others}>{words.checks.others(checks.length - countChecks(findings))}</p>
            </>
          )}
          {findings?.length === 0 && <LookedFor />}
        </div>
      )}
    </Pane>
  );
}

function Tallies({ findings }: { readonly findings: readonly Finding[] | undefined }) {
  if (findings === undefined) return <p className={css.empty}>{words.checks.empty}</p>;
  if (findings.length === 0) {
    return (
      <p className={css.clean}>
        <CircleCheck size={14} aria-hidden="true" />
        {words.checks.clean(checks.length)}
      </p>
    );
  }
  return severities.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return (
      count > 0 && (
        <Chip key={severity} tone={tones[severity]}>
          {words.checks.counts[severity](count)}
        </Chip>
      )
    );
  });
}

/** What a person may rely on, where there is nothing else to say. */
function LookedFor() {
  return (
    <ul className={css.looked}>
      {words.checks.lookedFor.map((what) => (
        <li key={what}>
          <Check size={13} aria-hidden="true" />
          {what}
        </li>
      ))}
    </ul>
  );
}

function countChecks(findings: readonly Finding[]): number {
  return new Set(findings.map(({ check }) => check)).size;
}

function keyOf({ check, values, at }: Finding): string {
  return JSON.stringify([check, values, at]);
}
