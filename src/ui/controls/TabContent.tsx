import type { ReactNode } from 'react';
import { TabPanel } from 'react-aria-components/Tabs';

interface TabContentProps {
  /** That of its tab. */
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What the chosen tab shows, with something in it that takes the focus. Given another tab's id, its element stays. */
export function TabContent({ id, className = '', children }: TabContentProps) {
  return (
    <TabPanel
      id={id}
      className={className}
      render={({ ref, tabIndex: _tabIndex, children: content, ...props }) => (
        <div {...props} id={props['aria-labelledby']?.replace(`-tab-${id}`, `-tabpanel-${id}`)}>
          {/* The element of the reference is searched for what takes the focus after each change in it, and each search
           * lays the page out. */}
          <div ref={ref} hidden />
          {content}
        </div>
      )}
    >
      {children}
    </TabPanel>
  );
}
