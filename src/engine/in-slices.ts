export interface SliceTools {
  /** Milliseconds of a steady clock. */
  now(): number;
  /** Resolves after messages that have arrived were handled. */
  nextTurn(): Promise<void>;
}

/** Work done before other messages get their turn, in milliseconds. */
const sliceMs = 10;

/** Runs `steps` to their end, letting messages in between, while `isWanted`; null when it no longer is. */
export async function runInSlices<T, R>(
  steps: Iterator<T, R>,
  onStep: (step: T) => void,
  isWanted: () => boolean,
  { now, nextTurn }: SliceTools,
): Promise<R | null> {
  let start = now();
  while (isWanted()) {
    const step = steps.next();
    if (step.done) return step.value;
    onStep(step.value);
    if (now() - start < sliceMs) continue;
    await nextTurn();
    start = now();
  }
  return null;
}
