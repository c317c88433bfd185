const BYTE_TOKENS = 256;

/**
 * Packs a `.tiktoken` file (a line per token: base64, space, id) into the text that `unpackTable` reads. Each token is
 * the pair of earlier tokens that merge into it; the first 256 are single bytes, each the pair of its byte and nothing.
 * A number takes three digits of six bits; the digits stand in planes (all the highest of the left, …), which makes gzip
 * as good as it can be, and they are plain ASCII, so that a script can hold them and nothing has to be inflated.
 */
export function packTable(tiktoken: string): string {
  const tokens = readTokens(tiktoken);
  const ids = new Map(tokens.map((token, id) => [token, id]));
  const pairs = tokens.map((token, id): [number, number] =>
    id < BYTE_TOKENS ? [token.charCodeAt(0), 0] : lastMerge(token, id, ids),
  );
  const plane = (side: 0 | 1, shift: number): string => pairs.map((pair) => digit((pair[side] >> shift) & 63)).join('');
  return ([0, 1] as const).flatMap((side) => [12, 6, 0].map((shift) => plane(side, shift))).join('');
}

/** From `#` on; the backslash is left out, since a string would have to escape it. */
function digit(value: number): string {
  const code = 0x23 + value;
  return String.fromCharCode(code < 0x5c ? code : code + 1);
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
