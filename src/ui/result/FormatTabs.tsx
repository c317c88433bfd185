import { type ReactNode, useRef } from 'react';
import { Tab, TabList, Tabs } from 'react-aria-components/Tabs';
import type { Format } from '../../core/index.ts';
import type { DatedCount } from '../../state/counts.ts';
import type { SessionState } from '../../state/session-state.ts';
import { currentDesign } from '../../state/workspace.ts';
import { cx } from '../controls/cx.ts';
import { ScrollStrip } from '../controls/ScrollStrip.tsx';
import { TabContent } from '../controls/TabContent.tsx';
import { useSession, useSessionStore } from '../session-context.ts';
import { useAtOnce } from '../use-at-once.ts';
import { useFound } from '../use-found.ts';
import { words } from '../words/index.ts';
import css from './result.module.css';

interface FormatTabsProps {
  readonly formats: readonly Format[];
  /** What the chosen tab shows. */
  readonly children: ReactNode;
}

/** A tab per format with what the final text costs in it. */
export function FormatTabs({ formats, children }: FormatTabsProps) {
  const session = useSessionStore();
  const { edit, showStage } = session.actions;
  const format = useSession(formatOf);
  const list = useRef<HTMLDivElement>(null);
  const [selected, select] = useAtOnce(format, (next) => {
    showStage(null);
    if (next !== formatOf(session.getState())) edit([{ type: 'set', stage: 'render', change: { format: next } }]);
  });
  return (
    <Tabs className={css.formats ?? ''} selectedKey={selected} onSelectionChange={(key) => select(String(key))}>
      <ScrollStrip strip={list} shown={selected}>
        <TabList ref={list} className={css.tabs ?? ''} aria-label={words.result.formats}>
          {formats.map(({ id }) => (
            <Tab key={id} id={id} className={css.tab ?? ''}>
              <span>{words.formatName(id)}</span>
              <TabCount format={id} />
            </Tab>
          ))}
        </TabList>
      </ScrollStrip>
      <TabContent id={selected} className={css.panel}>
        {children}
      </TabContent>
    </Tabs>
  );
}

function formatOf({ workspace }: SessionState): string {
  return currentDesign(workspace).history.present.render.format;
}

/** Its room is kept while the count is on its way. */
function TabCount({ format }: { readonly format: string }) {
  const count = useFound((state) => state.counts.formats[format]);
  const isOld = useFound(({ counts, askedId }) => isOlder(counts.formats[format], askedId));
  return <b className={cx(css.tabCount, isOld && css.old)}>{count === undefined ? '–' : showCount(count)}</b>;
}

function isOlder(count: DatedCount | undefined, askedId: number): boolean {
  return count !== undefined && count.shapedId !== askedId;
}

function showCount({ tokens, isExact }: DatedCount): string {
  return `${isExact ? '' : '≈ '}${words.number(tokens)}`;
}
