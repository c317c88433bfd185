import { startTransition, useEffect, useRef, useState } from 'react';
import { waitForTurn } from './turns.ts';

/** The value, once its turn comes, and `first` before it: what several parts of the page draw anew for is drawn part after part. */
export function useInTurn<T>(value: T, first = value): T {
  const [taken, setTaken] = useState(first);
  const done = useRef(() => {});
  useEffect(() => {
    if (Object.is(value, taken)) return done.current();
    const takeBack = waitForTurn((over) => {
      done.current = over;
      startTransition(() => setTaken(value));
    });
    return () => {
      takeBack();
      done.current();
    };
  }, [value, taken]);
  return taken;
}
