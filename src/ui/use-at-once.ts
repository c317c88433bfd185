import { useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** A choice that shows at once; what follows from it takes its time, and begins when the choice is drawn. */
export function useAtOnce<T>(value: T, choose: (next: T) => void): readonly [shown: T, choose: (next: T) => void] {
  const [wish, setWish] = useState<{ readonly value: T } | null>(null);
  const wishFor = (next: T) => {
    const mine = { value: next };
    setWish(mine);
    afterPaint(() => {
      choose(next);
      setWish((newest) => (newest === mine ? null : newest));
    });
  };
  return [wish === null ? value : wish.value, wishFor];
}
