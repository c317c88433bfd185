import { duplicateDesign, uniqueName } from './arrange-designs.ts';
import { isSameRecord, type KeptDesign, type KeptRecord } from './kept-records.ts';
import type { DesignState } from './workspace.ts';

/** What a page that closes could not save in time. Written at once, unlike the storage, and taken by the next page. */
export interface LeftBehind {
  write(records: readonly KeptRecord[]): void;
  /** For designs that could be saved after all. */
  forget(designs: readonly string[]): void;
  /** What is there, which then is there no more. */
  take(): readonly unknown[];
}

const prefix = 'toolshape-left:';

/** A record per design, so that tabs that close together leave all of theirs. */
export function openLeftBehind(getStorage: () => Storage = () => localStorage): LeftBehind {
  return {
    write: (records) =>
      attempt(() => {
        for (const record of records) getStorage().setItem(prefix + record.saved.id, JSON.stringify(record));
      }),
    forget: (designs) =>
      attempt(() => {
        for (const id of designs) getStorage().removeItem(prefix + id);
      }),
    take() {
      const texts: string[] = [];
      attempt(() => {
        const storage = getStorage();
        for (const key of Object.keys(storage).filter((name) => name.startsWith(prefix))) {
          texts.push(storage.getItem(key) ?? '');
          storage.removeItem(key);
        }
      });
      return texts.map(readJson);
    },
  };
}

/** The kept designs as pages that closed left them; where one was saved by another tab since, both are there. */
export function joinLeft(
  kept: readonly KeptDesign[],
  left: readonly KeptDesign[],
  newId: () => string,
): readonly DesignState[] {
  let designs = kept.map(({ design }) => design);
  for (const { design, revision } of left) {
    const before = kept.find((one) => one.design.id === design.id);
    if (before !== undefined && isSameRecord(before.design, design)) continue;
    if (before === undefined) designs = [...designs, design];
    else if (before.revision === revision) designs = designs.map((one) => (one.id === design.id ? design : one));
    else {
      const names = designs.map(({ name }) => name);
      designs = [...designs, duplicateDesign(design, newId, uniqueName(design.name, names))];
    }
  }
  return designs;
}

/** A browser that refuses has said so where the work is kept. */
function attempt(job: () => void): void {
  try {
    job();
  } catch {
    // Full or blocked.
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
