import { useEffect, useState } from 'react';

/** Whole seconds since a piece of work began; 0 while nothing is at work. */
export function useElapsed(isWorking: boolean, work: number): number {
  const [elapsed, setElapsed] = useState({ work, seconds: 0 });
  useEffect(() => {
    if (!isWorking) return;
    const start = performance.now();
    const timer = setInterval(
      () => setElapsed({ work, seconds: Math.floor((performance.now() - start) / 1000) }),
      1000,
    );
    return () => clearInterval(timer);
  }, [isWorking, work]);
  return isWorking && elapsed.work === work ? elapsed.seconds : 0;
}
