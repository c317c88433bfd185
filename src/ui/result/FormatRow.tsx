import { memo, useState } from 'react';
import { type ModelTokens, tokensFor } from '../../state/model-tokens.ts';
import { perThousandCalls } from '../../state/prices.ts';
import type { Span } from '../../state/token-families.ts';
import { judgeFormat } from '../../state/verdict.ts';
import { Button } from '../controls/Button.tsx';
import { cx } from '../controls/cx.ts';
import { useActions, useSession } from '../session-context.ts';
import { sayRecommendation } from '../words/core-words.ts';
import { words } from '../words/index.ts';
import css from './compare.module.css';
import { Losses, ReadsBack } from './ReadsBack.tsx';

interface FormatRowProps {
  readonly id: string;
  readonly baseline: string;
  /** For a million tokens of the model; null where no price is known. */
  readonly dollars: number | null;
  readonly model: ModelTokens;
  readonly isSelected: boolean;
}

/** What a format costs and keeps; its name chooses it. */
export const FormatRow = memo(function FormatRow({ id, baseline, dollars, model, isSelected }: FormatRowProps) {
  const { edit, showStage } = useActions();
  const count = useSession(({ counts }) => counts.formats[id]);
  const against = useSession(({ counts }) => (counts.formats[baseline] ?? counts.stages.read)?.tokens ?? 0);
  const bytes = useSession(({ counts }) => counts.bytes[id]);
  const use = () => {
    showStage(null);
    edit([{ type: 'set', stage: 'render', change: { format: id } }]);
  };
  const own = count === undefined ? null : tokensFor(model, id, count.tokens);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr className={cx(isSelected && css.chosen)}>
        <th scope="row" className={css.name}>
          {isSelected ? (
            words.formatName(id)
          ) : (
            <Button look="quiet" isSmall className={css.pick} onPress={use}>
              {words.formatName(id)}
            </Button>
          )}
        </th>
        <td>{count === undefined ? '…' : `${count.isExact ? '' : '≈ '}${words.number(count.tokens)}`}</td>
        {model.kind !== 'counted' && <td>{own === null ? '…' : words.compare.between(own, words.number)}</td>}
        <td>{count === undefined || against === 0 ? '' : words.tokens.percent(count.tokens / against - 1)}</td>
        <td className={css.bytes}>{bytes === undefined ? '' : words.number(bytes)}</td>
        <td>{own === null || dollars === null ? '' : priceOf(own, dollars)}</td>
        <td className={css.back}>
          <ReadsBack format={id} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
        </td>
        <td className={css.verdict}>
          <Verdict format={id} against={against} />
        </td>
      </tr>
      {isOpen && <Losses format={id} />}
    </>
  );
});

function priceOf({ low, high }: Span, dollars: number): string {
  const calls = { low: perThousandCalls(low, dollars), high: perThousandCalls(high, dollars) };
  return words.compare.between(calls, words.compare.dollars);
}

/** What the format is good for on this data; the rule's reason is told where the rule names it. */
function Verdict({ format, against }: { readonly format: string; readonly against: number }) {
  const verdict = useSession(({ counts, shaped }) =>
    judgeFormat({
      format,
      recommended: counts.recommended?.format ?? null,
      rows: shaped?.stages.at(-1)?.report.kept ?? 0,
      counts: counts.formats,
      fidelity: counts.fidelity,
      baseline: against,
    }),
  );
  const rule = useSession(({ counts }) => counts.recommended?.rule);
  if (verdict === null) return null;
  const reason = verdict === 'rule' && rule !== undefined ? sayRecommendation(rule) : undefined;
  return <span title={reason}>{words.compare.verdicts[verdict]}</span>;
}
