const namedEntities: { readonly [name: string]: string | undefined } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  middot: '·',
  bull: '•',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  rsquo: '’',
  lsquo: '‘',
  raquo: '»',
  laquo: '«',
};

/** The words of a page, a line for each block, without markup, scripts and styles. One scan. */
export function wordsOfHtml(html: string): string {
  const pieces: string[] = [];
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    pieces.push(html.slice(at, open < 0 ? html.length : open).replace(/\s+/g, ' '));
    if (open < 0) break;
    const name = /^<(\/?[a-zA-Z][a-zA-Z0-9]{0,20}|!--)/.exec(html.slice(open, open + 25))?.[1]?.toLowerCase() ?? '';
    const isHidden = /^(?:script|style|template|title|noscript|svg)$/.test(name);
    const endMark = name === '!--' ? '-->' : isHidden ? `</${name}` : '>';
    const from = isHidden ? html.toLowerCase().indexOf(endMark, open) : html.indexOf(endMark, open);
    const end = isHidden && from >= 0 ? html.indexOf('>', from) : from;
    if (end < 0) break;
    if (!/^\/?(?:a|b|i|em|strong|span|code|small|abbr|u|font)$/.test(name)) pieces.push('\n');
    at = end + (name === '!--' ? 3 : 1);
  }
  const lines = decodeHtml(pieces.join('')).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

export function decodeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,10}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return namedEntities[String(name)] ?? whole;
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    const isText = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return isText ? String.fromCodePoint(point) : whole;
  });
}
