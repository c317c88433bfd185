/** A limit that was tried, with the tokens of the final text under it. */
interface TriedLimit {
  readonly limit: number;
  readonly tokens: number;
}

/**
 * The largest limit from `min` to `max` whose text has at most `tokens`, and whose next larger one has more; null where
 * even `min` has more. `grain` is the part of it that is too little to look for. `tokensAt` should grow with the limit, more or less evenly; it may be Infinity.
 */
export function largestFit(
  min: number,
  max: number,
  tokens: number,
  grain: number,
  tokensAt: (limit: number) => number,
): number | null {
  const attempt = (limit: number): TriedLimit => ({ limit, tokens: tokensAt(limit) });
  let low = attempt(min);
  if (low.tokens > tokens) return null;
  let high: TriedLimit | null = null;
  let last: TriedLimit = { limit: 0, tokens: 0 };
  for (let step = 1; high === null; step *= 2) {
    if (low.limit >= max) return max;
    const tried = attempt(Math.min(max, low.limit + clamp(stepTo(tokens, last, low), step, 16 * (low.limit + step))));
    if (tried.tokens > tokens) {
      high = tried;
    } else {
      last = low;
      low = tried;
    }
  }
  for (let turn = 1; high.limit - low.limit > Math.max(1, grain * low.limit); turn++) {
    const width: number = high.limit - low.limit;
    // Halves now and then, for when growth is uneven.
    const step =
      turn % 3 === 0 || high.tokens === Number.POSITIVE_INFINITY ? width >> 1 : stepTo(tokens, low, high, low);
    const tried = attempt(low.limit + clamp(step, 1, width - 1));
    if (tried.tokens > tokens) high = tried;
    else low = tried;
  }
  return low.limit;
}

/** How far the line through two tries goes from `from` until it meets `tokens`. */
function stepTo(tokens: number, first: TriedLimit, second: TriedLimit, from: TriedLimit = second): number {
  const slope = (second.tokens - first.tokens) / Math.max(1, second.limit - first.limit);
  return slope <= 0 ? Number.POSITIVE_INFINITY : Math.floor((tokens - from.tokens) / slope);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
