/** UTF-16 units above which an output is looked at through a window: Monaco would stop the page to lay out its lines. */
export const editableLimit = 2_000_000;

/** Can an editor hold the text as it is: it would drop a byte order mark, and has one kind of line end only. */
export function isEditable(text: string): boolean {
  if (text.length > editableLimit || text.charCodeAt(0) === 0xfeff) return false;
  if (!text.includes('\r')) return true;
  return !/(?:^|[^\r])\n|\r(?!\n)/.test(text);
}
