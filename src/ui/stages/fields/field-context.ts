import { createContext, useContext } from 'react';
import type { FieldRow } from '../../../state/field-rows.ts';

/** What the cells of the table need; the rows themselves are known to the table by their keys only, so that an edit
 * draws the cells in sight anew and leaves its list of thousands as it is. */
export interface FieldScene {
  readonly rows: ReadonlyMap<string, FieldRow>;
  /** Tokens of the dearest field, for the length of the bars. */
  readonly most: number;
  readonly canMove: boolean;
  readonly isTree: boolean;
  readonly isNarrow: boolean;
  readonly editValues: (key: string) => void;
}

const FieldContext = createContext<FieldScene | null>(null);
export const FieldSceneProvider = FieldContext.Provider;

export function useFieldScene(): FieldScene {
  const scene = useContext(FieldContext);
  if (scene === null) throw new Error('A cell stands outside the table of fields');
  return scene;
}

/** Undefined for the moment in which a row goes. */
export function useFieldRow(key: string): FieldRow | undefined {
  return useFieldScene().rows.get(key);
}
