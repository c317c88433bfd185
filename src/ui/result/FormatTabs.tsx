import type { Format } from '../../core/index.ts';
import type { DatedCount } from '../../state/counts.ts';
import { cx } from '../controls/cx.ts';
import { TabList } from '../controls/TabList.tsx';
import { useActions, useSession, useShaper } from '../session-context.ts';
import { words } from '../words/index.ts';
import css from './result.module.css';

export const formatPanelId = 'format-panel';

/** A tab per format with what the final text costs in it. */
export function FormatTabs({ formats }: { readonly formats: readonly Format[] }) {
  const { edit, showStage } = useActions();
  const selected = useShaper().render.format;
  const counts = useSession((state) => state.counts.formats);
  const askedId = useSession((state) => state.askedId);
  const tabs = formats.map(({ id }) => ({
    id,
    content: (
      <>
        <span>{words.formatName(id)}</span>
        <TabCount count={counts[id]} askedId={askedId} />
      </>
    ),
  }));
  return (
    <TabList
      label={words.result.formats}
      tabs={tabs}
      selected={selected}
      panelId={() => formatPanelId}
      className={css.tabs}
      tabClassName={css.tab}
      onSelect={(format) => {
        showStage(null);
        if (format !== selected) edit([{ type: 'set', stage: 'render', change: { format } }]);
      }}
    />
  );
}

/** Its room is kept while the count is on its way. */
function TabCount({ count, askedId }: { readonly count: DatedCount | undefined; readonly askedId: number }) {
  const isOld = count !== undefined && count.shapedId !== askedId;
  return <b className={cx(css.tabCount, isOld && css.old)}>{count === undefined ? '' : showCount(count)}</b>;
}

function showCount({ tokens, isExact }: DatedCount): string {
  return `${isExact ? '' : '≈ '}${words.number(tokens)}`;
}
