import { startTransition, useEffect, useRef, useState } from 'react';
import { waitForTurn } from './turns.ts';

const step = 4;

/** A list that begins with a few members; more come with each turn until there are `enough`, then all the others. */
export function useGrowing<T>(list: readonly T[], enough: number): readonly T[] {
  const [count, setCount] = useState(step);
  const done = useRef(() => {});
  const isWhole = count >= list.length;
  useEffect(() => {
    if (isWhole) return;
    const takeBack = waitForTurn((over) => {
      done.current = over;
      startTransition(() => setCount(count >= enough ? Number.POSITIVE_INFINITY : count + step));
    });
    return () => {
      takeBack();
      done.current();
    };
  }, [count, isWhole, enough]);
  return isWhole ? list : list.slice(0, count);
}
