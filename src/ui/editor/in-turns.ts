/** Runs each step in a task of its own, so that the page can draw and answer between them. Returns a way to stop. */
export function inTurns(...steps: readonly (() => void)[]): () => void {
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    timer = setTimeout(() => {
      steps[next]?.();
      next += 1;
      if (next < steps.length) go();
    });
  };
  go();
  return () => {
    next = steps.length;
    clearTimeout(timer);
  };
}
