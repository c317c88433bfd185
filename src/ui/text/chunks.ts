/** UTF-16 units that a chunk of a long text has, before it is cut at the end of a line. */
export const chunkSize = 2048;
/** How far past its end a chunk may run to find the end of its line. */
export const chunkSlack = 1024;

/** One unit long in every text. */
const lineBreak = /\n|\r(?!\n)/;

/** The part of `text` that chunk `index` shows, given the text from its first unit on, with the slack. */
export function cutChunk(
  index: number,
  text: string,
  isLast: boolean,
): { readonly start: number; readonly text: string } {
  const start = index === 0 ? 0 : seam(text, 0);
  const end = isLast ? text.length : seam(text, chunkSize);
  return { start: index * chunkSize + start, text: text.slice(start, end) };
}

export function countChunks(length: number): number {
  return Math.max(1, Math.ceil(length / chunkSize));
}

/** Lines as they end in old files of Macs too; what ends with `\r\n` keeps its `\r`, which is not seen. */
export function splitLines(text: string): string[] {
  return text.split(lineBreak);
}

/** After the first line break from `from` on; where there is none near, between two members of JSON, so that no string
 * is cut; else `from` itself, never inside a surrogate pair. */
function seam(text: string, from: number): number {
  const lineEnd = text.slice(from, from + chunkSlack).search(lineBreak);
  if (lineEnd >= 0) return from + lineEnd + 1;
  const member = text.slice(from, from + chunkSlack).search(/,(?:\{|"[^"\\]{0,200}":)/);
  if (member >= 0) return from + member + 1;
  const code = text.charCodeAt(from);
  return code >= 0xdc00 && code <= 0xdfff ? from + 1 : from;
}
