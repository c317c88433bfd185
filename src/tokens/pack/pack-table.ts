/** How many tokens are single bytes; in every encoding they are the lowest ids. */
const BYTE_TOKENS = 256;

/**
 * Packs a `.tiktoken` file (a line per token: base64, space, id) into what `unpackVocabulary` reads:
 * the 256 single bytes in the order of their ids, then for every later token the two tokens that merge into it.
 * The pairs are stored by planes (all high bytes, all middle bytes, …), which deflates best.
 */
export function packTable(tiktoken: string): Uint8Array {
  const tokens = readTokens(tiktoken);
  const ids = new Map(tokens.map((token, id) => [token, id]));
  const pairs = tokens.length - BYTE_TOKENS;
  const table = new Uint8Array(BYTE_TOKENS + 6 * pairs);
  tokens.forEach((token, id) => {
    if (id < BYTE_TOKENS) {
      table[id] = token.charCodeAt(0);
      return;
    }
    const [left, right] = lastMerge(token, id, ids);
    for (let plane = 0; plane < 3; plane++) {
      const shift = 16 - 8 * plane;
      const at = BYTE_TOKENS + plane * pairs + id - BYTE_TOKENS;
      table[at] = left >> shift;
      table[at + 3 * pairs] = right >> shift;
    }
  });
  return table;
}

/** Tokens by id, their bytes as Latin-1 characters. */
function readTokens(tiktoken: string): string[] {
  const tokens: string[] = [];
  for (const line of tiktoken.split('\n')) {
    const [base64, id] = line.split(' ');
    if (base64 && id) tokens[Number(id)] = atob(base64);
  }
  const broken = tokens.findIndex((token, id) => token === undefined || (token.length === 1) !== id < BYTE_TOKENS);
  if (broken !== -1 || tokens.length <= BYTE_TOKENS) throw new Error(`Token ${broken} is missing or out of order`);
  return tokens;
}

/** The pair that the token's own merges end with. */
function lastMerge(token: string, id: number, ids: ReadonlyMap<string, number>): [number, number] {
  const parts = [...token];
  while (parts.length > 2) {
    let best = id;
    let at = -1;
    for (let i = 0; i + 1 < parts.length; i++) {
      const merged = ids.get(`${parts[i]}${parts[i + 1]}`);
      if (merged !== undefined && merged < best) {
        best = merged;
        at = i;
      }
    }
    if (at === -1) break;
    parts.splice(at, 2, `${parts[at]}${parts[at + 1]}`);
  }
  const [left, right] = parts.map((part) => ids.get(part));
  if (parts.length !== 2 || left === undefined || right === undefined) throw new Error(`Token ${id} has no last merge`);
  return [left, right];
}
