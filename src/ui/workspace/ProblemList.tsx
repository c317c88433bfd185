import type { Problem } from '../../core/index.ts';
import { sayProblem } from '../words/core-words.ts';
import css from './work.module.css';

const mostShown = 4;

/** What of something that was opened could not be used. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul className={css.problems}>
      {problems.slice(0, mostShown).map((problem) => (
        <li key={`${problem.id} ${JSON.stringify(problem.values)}`}>{sayProblem(problem)}</li>
      ))}
    </ul>
  );
}
