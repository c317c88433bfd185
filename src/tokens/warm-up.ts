import type { TokenCounter } from './counter.ts';

const lines = 700;

/** Counts some text of no meaning, so that the engine has compiled the counter before the first text that somebody waits for. */
export function warmUp(counter: TokenCounter): void {
  let text = '';
  for (let i = 1; i <= lines; i++) {
    const hex = (i * 0x9e3779b1).toString(16);
    text += `    "item ${i}": "It's a Short NOTE / ${hex} of ${i * 7919}",\n  { "at": "2026-05-${i % 31}T10:${i % 60}:00Z", "说明": "已付款${i}" },\n\n`;
  }
  counter.count(text);
}
