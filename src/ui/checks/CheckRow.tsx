import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { Finding } from '../../core/index.ts';
import { cx } from '../controls/cx.ts';
import { useActions } from '../session-context.ts';
import { sayFinding } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import css from './checks.module.css';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info };

/** One finding; its sentence leads to the stage that it is about. */
export function CheckRow({ finding }: { readonly finding: Finding }) {
  const { showStage } = useActions();
  const Icon = icons[finding.severity];
  return (
    <li className={css.row}>
      <Icon
        size={14}
        className={cx(css[finding.severity])}
        role="img"
        aria-label={words.checks.severity[finding.severity]}
      />
      <button type="button" className={css.sentence} onClick={() => showStage(finding.at.stage)}>
        {sayFinding(finding)}
      </button>
      <code className={css.id}>{finding.check}</code>
    </li>
  );
}
