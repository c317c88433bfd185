type Turn = (done: () => void) => void;

const waiting: Turn[] = [];
const state = { isBusy: false };

/** Runs `turn` in a task of its own, after those that asked before it are done. Returns a way to take it back. */
export function waitForTurn(turn: Turn): () => void {
  let isOver = false;
  const mine: Turn = (done) => (isOver ? done() : turn(once(done)));
  waiting.push(mine);
  if (!state.isBusy) goOn();
  return () => {
    isOver = true;
  };
}

function goOn(): void {
  state.isBusy = waiting.length > 0;
  // The browser may draw and answer in between.
  if (state.isBusy) setTimeout(() => waiting.shift()?.(goOn));
}

function once(run: () => void): () => void {
  let isRun = false;
  return () => {
    if (!isRun) run();
    isRun = true;
  };
}
