import type { Format } from '../../core/index.ts';
import { Button } from '../controls/Button.tsx';
import { cx } from '../controls/cx.ts';
import { useActions, useSession, useShaper } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './result.module.css';

/** All formats of the same result, the cheapest first, against the first of them: plain JSON. */
export function Comparison({ formats }: { readonly formats: readonly Format[] }) {
  const { edit, showStage } = useActions();
  const selected = useShaper().render.format;
  const counts = useSession((state) => state.counts.formats);
  const lengths = useSession((state) => state.counts.lengths);
  const views = useSession((state) => state.shaped?.formats);
  const baseline = counts[formats[0]?.id ?? '']?.tokens;
  const rows = [...formats].sort(
    (a, b) => (counts[a.id]?.tokens ?? Number.POSITIVE_INFINITY) - (counts[b.id]?.tokens ?? Number.POSITIVE_INFINITY),
  );
  const { columns } = words.result;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={css.comparison} tabIndex={0} role="group" aria-label={words.result.comparison}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{columns.format}</th>
            <th scope="col">{columns.tokens}</th>
            <th scope="col">{columns.baseline}</th>
            <th scope="col">{columns.size}</th>
            <th scope="col">{columns.placement}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id }, place) => {
            const count = counts[id];
            const view = views?.find((format) => format.id === id);
            const length = lengths[id] ?? view?.length ?? null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps its place while counts arrive
              <tr key={place} className={cx(id === selected && css.chosen)}>
                <th scope="row">
                  {id === selected ? (
                    words.formatName(id)
                  ) : (
                    <Button
                      look="quiet"
                      isSmall
                      className={css.pick}
                      title={words.result.use(words.formatName(id))}
                      onPress={() => {
                        showStage(null);
                        edit([{ type: 'set', stage: 'render', change: { format: id } }]);
                      }}
                    >
                      {words.formatName(id)}
                    </Button>
                  )}
                </th>
                <td>{count === undefined ? '…' : `${count.isExact ? '' : '≈ '}${words.number(count.tokens)}`}</td>
                <td>
                  {count === undefined || baseline === undefined || baseline === 0
                    ? ''
                    : words.tokens.percent(count.tokens / baseline - 1)}
                </td>
                <td>{length === null ? '' : words.number(length)}</td>
                <td>{view === undefined ? '' : placementName(view.placement)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function placementName(placement: string): string {
  return words.nameIn(words.render.placementShort, placement);
}
