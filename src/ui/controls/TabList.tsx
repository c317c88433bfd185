import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface Tab {
  readonly id: string;
  readonly content: ReactNode;
}

interface TabListProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selected: string;
  /** The id of the element that shows the selected tab's content. */
  readonly panelId: (tab: string) => string;
  readonly className?: string | undefined;
  readonly tabClassName?: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** Tabs by the book: one stop for Tab, arrows, Home and End between them. */
export function TabList({ label, tabs, selected, panelId, className, tabClassName, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = targetOf(event.key, at, tabs.length);
    const tab = to === null ? undefined : tabs[to];
    if (tab === undefined || to === null) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={className} ref={list} onKeyDown={handleKey}>
      {tabs.map(({ id, content }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(panelId(id), id)}
          aria-selected={id === selected}
          aria-controls={panelId(id)}
          tabIndex={id === selected ? 0 : -1}
          className={tabClassName}
          onClick={() => onSelect(id)}
        >
          {content}
        </button>
      ))}
    </div>
  );
}

/** The id of a tab, for the label of its panel. */
export function tabId(panelId: string, id: string): string {
  return `${panelId}-tab-${id}`;
}

function targetOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
