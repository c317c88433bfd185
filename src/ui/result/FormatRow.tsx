import { memo, useState } from 'react';
import type { DatedFidelity } from '../../state/counts.ts';
import { type ModelTokens, tokensFor } from '../../state/model-tokens.ts';
import { perThousandCalls } from '../../state/prices.ts';
import type { Span } from '../../state/token-families.ts';
import type { VerdictId } from '../../state/verdict.ts';
import { Button } from '../controls/Button.tsx';
import { cx } from '../controls/cx.ts';
import { useActions } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './compare.module.css';
import { Losses, ReadsBack } from './ReadsBack.tsx';

interface FormatRowProps {
  readonly id: string;
  /** Undefined until it is counted, as are the next two until they are found. */
  readonly tokens: number | undefined;
  readonly isExact: boolean;
  readonly bytes: number | undefined;
  readonly fidelity: DatedFidelity | undefined;
  readonly verdict: VerdictId | null;
  /** Why the rule of thumb names it, where it does. */
  readonly reason: string | undefined;
  /** Tokens of what it is held against; 0 where that isn't counted. */
  readonly against: number;
  /** For a million tokens of the model; null where no price is known. */
  readonly dollars: number | null;
  readonly model: ModelTokens;
  readonly isSelected: boolean;
}

/** What a format costs and keeps; its name chooses it. */
export const FormatRow = memo(function FormatRow(props: FormatRowProps) {
  const { id, tokens, isExact, bytes, fidelity, verdict, reason, against, dollars, model, isSelected } = props;
  const { edit, showStage } = useActions();
  const use = () => {
    showStage(null);
    edit([{ type: 'set', stage: 'render', change: { format: id } }]);
  };
  const own = tokens === undefined ? null : tokensFor(model, id, tokens);
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
        <td>{tokens === undefined ? '…' : `${isExact ? '' : '≈ '}${words.number(tokens)}`}</td>
        {model.kind !== 'counted' && <td>{own === null ? '…' : words.compare.between(own, words.number)}</td>}
        <td>{tokens === undefined || against === 0 ? '' : words.tokens.percent(tokens / against - 1)}</td>
        <td className={css.bytes}>{bytes === undefined ? '' : words.number(bytes)}</td>
        <td>{own === null || dollars === null ? '' : priceOf(own, dollars)}</td>
        <td className={css.back}>
          {fidelity !== undefined && <ReadsBack {...fidelity} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
        </td>
        <td className={css.verdict}>
          {verdict !== null && <span title={reason}>{words.compare.verdicts[verdict]}</span>}
        </td>
      </tr>
      {isOpen && fidelity !== undefined && <Losses losses={fidelity.losses} />}
    </>
  );
}, isSameRow);

/** Each count of the worker brings new objects, most of which say the same as before. */
function isSameRow({ fidelity: a, ...before }: FormatRowProps, { fidelity: b, ...now }: FormatRowProps): boolean {
  const isSame = (key: keyof typeof now) => Object.is(before[key], now[key]);
  if (!(Object.keys(now) as (keyof typeof now)[]).every(isSame)) return false;
  return a?.exact === b?.exact && JSON.stringify(a?.losses) === JSON.stringify(b?.losses);
}

function priceOf({ low, high }: Span, dollars: number): string {
  const calls = { low: perThousandCalls(low, dollars), high: perThousandCalls(high, dollars) };
  return words.compare.between(calls, words.compare.dollars);
}
