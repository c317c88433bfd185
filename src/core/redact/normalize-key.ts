/** Equal for keys that differ in case and separators only: `pw_hash`, `pwHash`, `PW-Hash`. */
export function normalizeKey(key: string): string {
  return key.toLowerCase().replace(/[\s_.-]+/g, '');
}
