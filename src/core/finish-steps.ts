/** Takes all steps at once and gives what they return. */
export function finishSteps<T>(rounds: Generator<unknown, T>): T {
  for (;;) {
    const round = rounds.next();
    if (round.done) return round.value;
  }
}
