import { words } from '../words/index.ts';
import css from './controls.module.css';
import { cx } from './cx.ts';

interface DeltaProps {
  /** Tokens more or less. */
  readonly by: number;
  readonly title?: string;
}

/** A difference in tokens: the sign says which way, the colour repeats it. */
export function Delta({ by, title }: DeltaProps) {
  if (by === 0) return null;
  return (
    <span className={cx(css.delta, by < 0 ? css.less : css.more)} title={title}>
      {words.tokens.change(by)}
    </span>
  );
}
