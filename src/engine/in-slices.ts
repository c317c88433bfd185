export interface SliceTools {
  /** Milliseconds of a steady clock. */
  now(): number;
  /** Resolves after messages that have arrived were handled. */
  nextTurn(): Promise<void>;
}

/** Work done before other messages get their turn, in milliseconds. */
const sliceMs = 10;

/** Runs `steps` to their end, letting messages in between, while `isWanted`. */
export async function runInSlices<T>(
  steps: Iterator<T, void>,
  onStep: (step: T) => void,
  isWanted: () => boolean,
  { now, nextTurn }: SliceTools,
): Promise<void> {
  let start = now();
  while (isWanted()) {
    const step = steps.next();
    if (step.done) return;
    onStep(step.value);
    if (now() - start < sliceMs) continue;
    await nextTurn();
    start = now();
  }
}
