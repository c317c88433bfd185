import { readDesignFile } from './design-file.ts';
import type { NoticeActions } from './notices.ts';
import type { DesignState } from './workspace.ts';

interface Openers extends Pick<NoticeActions, 'notify'> {
  openDesign(design: DesignState): void;
}

/** Opens a design file as a design of its own and says how that went; false for a file that is an output. */
export function openDesignFile(bytes: ArrayBuffer, name: string, newId: () => string, openers: Openers): boolean {
  const found = readDesignFile(name, new TextDecoder().decode(bytes), newId);
  if (found.of === 'output') return false;
  if (found.of === 'damaged') openers.notify({ id: 'file-refused', name, problems: found.problems });
  else {
    openers.openDesign(found.design);
    openers.notify({ id: 'file-opened', name: found.design.name, problems: found.problems });
  }
  return true;
}
