import type { TargetKind } from '../compile-rules.ts';
import { movedPaths, openPlace, renamePath } from '../rule-places.ts';

/** What stands at a path of the records, under the source's names or the new ones. */
export const pathTarget: TargetKind = {
  id: 'path',
  add({ places, renamed }, ranked) {
    const aim = ranked.rule.target;
    if (aim.by !== 'path') return;
    for (const path of [aim.path, renamePath(aim.path, renamed), ...movedPaths(aim.path, renamed)]) {
      path.reduce(openPlace, places).found ??= ranked;
    }
  },
};
