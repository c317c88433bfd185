/** UTF-16 units above which an output is looked at through a window until somebody asks to edit it: an editor lays out all of its lines. */
export const editableLimit = 2_000_000;

/** UTF-16 units above which nobody can: Monaco would hold the page for seconds. */
export const largestEditable = 32_000_000;

/** Can an editor hold the text as it is: it would drop a byte order mark, and has one kind of line end only. */
export function isEditable(text: string, limit: number = editableLimit): boolean {
  if (text.length > limit || text.charCodeAt(0) === 0xfeff) return false;
  if (!text.includes('\r')) return true;
  return !/(?:^|[^\r])\n|\r(?!\n)/.test(text);
}
