import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import type { DatedFidelity } from '../../state/counts.ts';
import { Button } from '../controls/Button.tsx';
import { sayLoss } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import css from './compare.module.css';

interface ReadsBackProps extends Pick<DatedFidelity, 'exact' | 'losses'> {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Whether a reader of the text gets the same data, proved by reading it back; what is lost unfolds. */
export function ReadsBack({ exact, losses, isOpen, onPress }: ReadsBackProps) {
  if (exact === null) return <span>{words.result.notReadBack}</span>;
  if (exact) {
    return (
      <span className={css.exact}>
        <CircleCheck size={12} aria-hidden="true" />
        {words.result.readsBackExactly}
      </span>
    );
  }
  return (
    <Button look="quiet" isSmall className={css.lossy} aria-expanded={isOpen} onPress={onPress}>
      <TriangleAlert size={12} aria-hidden="true" />
      <span>{losses.map(({ kind, count }) => words.compare.losses[kind](count)).join(', ')}</span>
      <ChevronRight size={12} aria-hidden="true" />
    </Button>
  );
}

/** Each loss in a sentence, with what would keep it and the first places where it happens. */
export function Losses({ losses }: Pick<DatedFidelity, 'losses'>) {
  return (
    <tr>
      <td className={css.losses}>
        <ul>
          {losses.map(({ kind, count, places }) => (
            <li key={kind}>
              {sayLoss({ kind, count })} <span className={css.soft}>{words.compare.places(places, count)}</span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
