import { useMemo, useRef } from 'react';
import { type FieldNode, type FieldRow, nestFieldRows } from '../../../state/field-rows.ts';
import { useStableList } from './use-latest.ts';

/** The rows as the table takes them. A node stays the same object as long as it says the same, so that the table need
 * not look at it again. */
export function useFieldNodes(rows: readonly FieldRow[], isTree: boolean): readonly FieldNode[] {
  const known = useRef<ReadonlyMap<string, FieldNode>>(new Map());
  const nodes = useMemo(() => {
    const next = new Map<string, FieldNode>();
    const keep = (node: FieldNode): FieldNode => {
      const children = node.children.map(keep);
      const before = known.current.get(node.key);
      const isSame =
        before?.children.length === children.length &&
        before.children.every((child, index) => child === children[index]);
      const kept = isSame ? before : { ...node, children };
      next.set(kept.key, kept);
      return kept;
    };
    const drawn = isTree ? nestFieldRows(rows) : rows.map(({ key, shown }) => ({ key, shown, children: [] }));
    const kept = drawn.map(keep);
    known.current = next;
    return kept;
  }, [rows, isTree]);
  return useStableList(nodes);
}
