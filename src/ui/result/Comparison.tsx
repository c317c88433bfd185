import { CircleCheck, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Format } from '../../core/index.ts';
import { Button } from '../controls/Button.tsx';
import { cx } from '../controls/cx.ts';
import { useActions, useSession, useStage } from '../session-context.ts';
import { sayLoss } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import css from './result.module.css';

/** All formats of the same result, the cheapest first, against the first of them: plain JSON. */
export function Comparison({ formats }: { readonly formats: readonly Format[] }) {
  const selected = useStage('render').format;
  const order = useSession(({ counts }) => orderByTokens(formats, counts.formats).join(' '));
  const { columns } = words.result;
  const baseline = formats[0]?.id ?? '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={css.comparison} tabIndex={0} role="group" aria-label={words.result.comparison}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{columns.format}</th>
            <th scope="col">{columns.tokens}</th>
            <th scope="col">{columns.baseline}</th>
            <th scope="col" className={css.size}>
              {columns.size}
            </th>
            <th scope="col">{columns.readsBack}</th>
          </tr>
        </thead>
        <tbody>
          {order.split(' ').map((id) => (
            <FormatRow key={id} id={id} baseline={baseline} isSelected={id === selected} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FormatRowProps {
  readonly id: string;
  readonly baseline: string;
  readonly isSelected: boolean;
}

const FormatRow = memo(function FormatRow({ id, baseline, isSelected }: FormatRowProps) {
  const { edit, showStage } = useActions();
  const count = useSession(({ counts }) => counts.formats[id]);
  const against = useSession(({ counts }) => counts.formats[baseline]?.tokens ?? 0);
  const length = useSession(({ counts, shaped }) => counts.lengths[id] ?? lengthOf(shaped?.formats, id));
  const use = () => {
    showStage(null);
    edit([{ type: 'set', stage: 'render', change: { format: id } }]);
  };
  return (
    <tr className={cx(isSelected && css.chosen)}>
      <th scope="row">
        {isSelected ? (
          words.formatName(id)
        ) : (
          <Button look="quiet" isSmall className={css.pick} onPress={use}>
            {words.formatName(id)}
          </Button>
        )}
      </th>
      <td>{count === undefined ? '…' : `${count.isExact ? '' : '≈ '}${words.number(count.tokens)}`}</td>
      <td>{count === undefined || against === 0 ? '' : words.tokens.percent(count.tokens / against - 1)}</td>
      <td className={css.size}>{length === null ? '' : words.number(length)}</td>
      <td>
        <ReadsBack format={id} />
      </td>
    </tr>
  );
});

/** Whether a reader of the text gets the same data, proved by reading it back. */
function ReadsBack({ format }: { readonly format: string }) {
  const fidelity = useSession(({ counts }) => counts.fidelity[format]);
  if (fidelity === undefined) return null;
  const { exact, losses } = fidelity;
  if (exact === null) return <span>{words.result.notReadBack}</span>;
  if (exact) {
    return (
      <span className={cx(css.back, css.exact)}>
        <CircleCheck size={12} aria-hidden="true" />
        {words.result.readsBackExactly}
      </span>
    );
  }
  const said = losses.map(sayLoss);
  return (
    <span className={cx(css.back, css.lossy)} title={said.join('\n')}>
      <TriangleAlert size={12} aria-hidden="true" />
      <span>{said[0]}</span>
    </span>
  );
}

type FormatCounts = { readonly [format: string]: { readonly tokens: number } };

function orderByTokens(formats: readonly Format[], counts: FormatCounts): readonly string[] {
  const tokensOf = (id: string) => counts[id]?.tokens ?? Number.POSITIVE_INFINITY;
  return formats.map(({ id }) => id).sort((a, b) => (tokensOf(a) === tokensOf(b) ? 0 : tokensOf(a) - tokensOf(b)));
}

function lengthOf(views: readonly { readonly id: string; readonly length: number | null }[] | undefined, id: string) {
  return views?.find((view) => view.id === id)?.length ?? null;
}
