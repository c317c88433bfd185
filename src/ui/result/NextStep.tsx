import { CircleCheck, CircleEllipsis, OctagonX } from 'lucide-react';
import type { Decision } from '../../core/index.ts';
import { cx } from '../controls/cx.ts';
import { useFound } from '../use-found.ts';
import { sayAction, sayReason } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import css from './result.module.css';

/** Whether the agent is done, has more to do, or must give up on this way. */
const meanings = {
  answer: 'good',
  present: 'good',
  fetch_next_page: 'warn',
  broaden: 'warn',
  ask_permission: 'warn',
  fix_arguments: 'warn',
  back_off: 'warn',
  say_uncertain: 'warn',
  fall_back: 'bad',
  stop_and_report: 'bad',
} as const satisfies Record<Decision['action'], 'good' | 'warn' | 'bad'>;

const icons = { good: CircleCheck, warn: CircleEllipsis, bad: OctagonX };

/** What an agent that reads the text should do next, and why. */
export function NextStep() {
  const decision = useFound((state) => state.shaped?.decision);
  if (decision === undefined) return null;
  const meaning = meanings[decision.action];
  const Icon = icons[meaning];
  return (
    <div className={cx(css.next, css[meaning])}>
      <Icon size={16} aria-hidden="true" />
      <p>
        <b>{words.result.nextStep}</b> {sayAction(decision)} {sayReason(decision)}
      </p>
    </div>
  );
}
