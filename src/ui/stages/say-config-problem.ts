import type { Problem } from '../../core/index.ts';
import { configNodeAt } from '../../state/config-schema.ts';
import { sayProblem } from '../words/core-words.ts';
import { words } from '../words/index.ts';

/** A problem of a config that is still being written: nothing was left out of it yet. */
export function sayConfigProblem(problem: Problem): string {
  const at = String(problem.values.at ?? '');
  switch (problem.id) {
    case 'revive.unknown':
      return words.config.unknown(at);
    case 'revive.bad-value': {
      const node = configNodeAt(at.split('.'));
      return words.config.badValue(at, node?.is === 'choice' ? node.values.map(String) : []);
    }
    case 'revive.version':
      return words.config.version;
    case 'revive.not-config':
      return words.config.notConfig;
    default:
      return sayProblem(problem);
  }
}
