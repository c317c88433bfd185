/** Shorter Base64 is a digest or an id. */
const shortestFile = 180;
/** Statistics keep as much of a text; letters of both cases and digits show early. */
const toldBy = 200;

/** Is this text the bytes of a file, as a data URL or as Base64. */
export function isFileText(text: string): boolean {
  if (/^data:[\w/+.-]{3,60}(?:;[\w=.-]{1,60}){0,3};base64,/.test(text)) return text.length >= toldBy;
  const start = text.slice(0, toldBy);
  const isEncoded =
    /^[\w+/-]{180,}={0,2}\s{0,2}$/.test(start) || /^(?:[\w+/-]{60,76}\r?\n)+[\w+/-]*={0,2}\s{0,2}$/.test(start);
  return text.length >= shortestFile && isEncoded && /[a-z]/.test(start) && /[A-Z]/.test(start) && /\d/.test(start);
}

/** What stands for a file whose bytes are left out: `image/png, 5,120 bytes`. */
export function describeFile(text: string): string {
  const [head = '', type] = /^data:([\w/+.-]{3,60})[^,]{0,200},/.exec(text) ?? [];
  const letters = text.slice(head.length).replace(/[\s=]+/g, '');
  const bytes = Math.floor((letters.length * 3) / 4);
  return `${type ?? typeOfBytes(letters)}, ${String(bytes).replace(/\B(?=(?:\d{3})+$)/g, ',')} bytes`;
}

/** By the first bytes, as Base64 writes them. */
function typeOfBytes(letters: string): string {
  if (letters.startsWith('UklGR')) return letters.startsWith('RUJQ', 12) ? 'image/webp' : 'audio/wav';
  return fileStarts.find(([start]) => letters.startsWith(start))?.[1] ?? 'file';
}

const fileStarts: readonly (readonly [string, string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['JVBERi', 'application/pdf'],
  ['UEsDB', 'application/zip'],
  ['H4sI', 'application/gzip'],
  ['SUQz', 'audio/mpeg'],
  ['//uQ', 'audio/mpeg'],
  ['//vQ', 'audio/mpeg'],
  ['T2dnUw', 'audio/ogg'],
  ['PHN2Zy', 'image/svg+xml'],
];
