import { useEffect, useRef, useState } from 'react';

const pauseMs = 500;

/** A text that changes at most every half second while things are busy, so that not every step is read out. */
export function useCalm(text: string, isBusy: boolean): string {
  const [calm, setCalm] = useState(text);
  const newest = useRef(text);
  newest.current = text;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isBusy) {
      clearTimeout(timer.current);
      timer.current = undefined;
      setCalm(text);
      return;
    }
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setCalm(newest.current);
    }, pauseMs);
  }, [text, isBusy]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return calm;
}
