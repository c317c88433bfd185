/** Runs in a task of its own, once the browser has drawn what changed until now. */
export function afterPaint(run: () => void): void {
  // A page that nobody sees draws nothing.
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
}
