import { useRef } from 'react';

/** A value as of the last rendering, for handlers that stay the same. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** The same list as before as long as it has the same members. */
export function useStableList<T>(list: readonly T[]): readonly T[] {
  const last = useRef(list);
  const isSame = last.current.length === list.length && list.every((member, at) => member === last.current[at]);
  if (!isSame) last.current = list;
  return last.current;
}
