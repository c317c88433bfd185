import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Finding } from '../../core/index.ts';
import { Button } from '../controls/Button.tsx';
import { cx } from '../controls/cx.ts';
import { useActions } from '../session-context.ts';
import { sayFinding, sayFix } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import css from './checks.module.css';

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info };

/** One finding: its sentence leads to its place, its fix is one more edit. */
export const CheckRow = memo(function CheckRow({ finding }: { readonly finding: Finding }) {
  const { edit, jumpTo, lookAt } = useActions();
  const { check, severity, at, fix } = finding;
  const Icon = icons[severity];
  const show = () => {
    if (at.start !== undefined) lookAt('final', at.start, at.end ?? at.start);
    else jumpTo(at.stage, at.path ?? null);
  };
  return (
    <li className={css.row}>
      <Icon size={14} className={cx(css[severity])} role="img" aria-label={words.checks.severity[severity]} />
      <AriaButton className={css.sentence ?? ''} onPress={show}>
        {sayFinding(finding)}
      </AriaButton>
      <code className={css.id}>{check}</code>
      {fix !== undefined && (
        <Button isSmall className={css.fix} onPress={() => edit(fix.edits)}>
          {sayFix(fix)}
        </Button>
      )}
    </li>
  );
}, isSameFinding);

/** Each result of the worker brings new objects, most of which say the same as before. */
function isSameFinding(a: { readonly finding: Finding }, b: { readonly finding: Finding }): boolean {
  return JSON.stringify(a.finding) === JSON.stringify(b.finding);
}
