import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FieldRow } from '../../../state/field-rows.ts';

/** What the cells of the table need. The table knows its rows by their keys only, so that an edit draws the cells that
 * it changes and leaves a list of thousands as it is. */
export interface FieldScene {
  readonly rows: ReadonlyMap<string, FieldRow>;
  /** Tokens of the dearest field, for the length of the bars. */
  readonly most: number;
  readonly canMove: boolean;
  readonly isTree: boolean;
}

const FieldContext = createContext<StoreApi<FieldScene> | null>(null);
export const FieldSceneProvider = FieldContext.Provider;

/** The scene in a store that stays the same. */
export function useSceneStore(scene: FieldScene): StoreApi<FieldScene> {
  const [store] = useState(() => createStore<FieldScene>(() => scene));
  useLayoutEffect(() => store.setState(scene), [store, scene]);
  return store;
}

export function useFieldScene<T>(select: (scene: FieldScene) => T): T {
  const store = useContext(FieldContext);
  if (store === null) throw new Error('A cell stands outside the table of fields');
  return useStore(store, select);
}

/** Undefined for the moment in which a row goes. */
export function useFieldRow(key: string): FieldRow | undefined {
  const last = useRef<FieldRow | undefined>(undefined);
  return useFieldScene(({ rows }) => {
    const row = rows.get(key);
    if (!isSameRow(last.current, row)) last.current = row;
    return last.current;
  });
}

/** Each result of the worker brings new objects, most of which say the same as before. */
function isSameRow(a: FieldRow | undefined, b: FieldRow | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined || a.tokens !== b.tokens) return false;
  if (a.key !== b.key || a.isKept !== b.isKept || a.isUnderDropped !== b.isUnderDropped) return false;
  return isSame(a.rule, b.rule) && isSame(a.stat, b.stat);
}

function isSame(a: object, b: object): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
