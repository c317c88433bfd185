// Slices are hashed and compared in words of eight bytes; a word may reach beyond the slice, where any bytes may stand.

/** A 64-bit hash of `length` bytes. */
export function hashOf(from: usize, length: usize): u64 {
  let hash: u64 = length;
  let at = from;
  for (const last = from + (length & ~7); at < last; at += 8) hash = mix(hash, load<u64>(at));
  return (length & 7) === 0 ? hash : mix(hash, lastWord(at, length & 7));
}

function mix(hash: u64, word: u64): u64 {
  const product = (hash ^ word) * 0x9e3779b97f4a7c15;
  return product ^ (product >> 32);
}

/** The word at `at` of which `length`, 1 to 7, bytes are meant; the others are 0. */
export function lastWord(at: usize, length: usize): u64 {
  return load<u64>(at) & ~(~(<u64>0) << ((<u64>length) << 3));
}

/** Whether both slices hold the same `length` bytes. */
export function isSame(a: usize, b: usize, length: usize): bool {
  let at: usize = 0;
  for (const last = length & ~7; at < last; at += 8) if (load<u64>(a + at) !== load<u64>(b + at)) return false;
  const left = length & 7;
  return left === 0 || lastWord(a + at, left) === lastWord(b + at, left);
}
