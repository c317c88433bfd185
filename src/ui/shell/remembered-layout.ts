import type { GroupProps } from 'react-resizable-panels';
import { readPreferences, writePreferences } from '../../state/preferences.ts';

/** A group of panes with the shares that a person gave them last. */
export function rememberedLayout(group: string): Pick<GroupProps, 'defaultLayout' | 'onLayoutChanged'> {
  const kept = readPreferences().panes[group];
  return {
    ...(kept === undefined ? {} : { defaultLayout: kept }),
    onLayoutChanged: (layout) => writePreferences({ panes: { ...readPreferences().panes, [group]: layout } }),
  };
}
