import { useEffect, useState } from 'react';

/** A text that changes at most every half second while things are busy, so that it is read out only once. */
export function useCalm(text: string, isBusy: boolean): string {
  const [calm, setCalm] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), isBusy ? 500 : 0);
    return () => clearTimeout(timer);
  }, [text, isBusy]);
  return calm;
}
