/** Objects that stand for maps have too many keys to remember. */
const rememberedKeyLimit = 1000;

/** Writes each key once: records repeat theirs. */
export function rememberKeys<T>(write: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const written = write(key);
    if (known.size < rememberedKeyLimit) known.set(key, written);
    return written;
  };
}
