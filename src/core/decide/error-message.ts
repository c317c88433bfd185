/** Longer messages are cut: an error's text must not fill the context. */
const longestMessage = 300;
/** Text beyond this is not looked at. */
const longestLook = 20_000;

/** The telling part of an error's text in one line: no stack, no markup, not the whole. */
export function shortenMessage(text: string): string {
  const look = text.slice(0, longestLook).trim();
  if (isHtml(look)) return cutMessage(titleOfHtml(look) ?? 'HTML page');
  return cutMessage(tellingLine(look));
}

export function isHtml(text: string): boolean {
  return /^(?:<\?xml[^>]{0,100}>\s{0,20})?(?:<!doctype html|<html|<head|<body|<title)\b/i.test(
    text.trimStart().slice(0, 400),
  );
}

/** The title of an HTML page, else its first heading, without markup. */
export function titleOfHtml(html: string): string | null {
  const found = /<title[^>]{0,200}>([^<]{1,300})</i.exec(html) ?? /<h1[^>]{0,200}>([^<]{1,300})</i.exec(html);
  const title = found?.[1]?.replace(/\s+/g, ' ').trim();
  return title === undefined || title === '' ? null : decodeEntities(title);
}

/** A line of a stack trace, in the notations of JavaScript, Java, Python, Go, Ruby and .NET. */
export function isStackLine(line: string): boolean {
  return /^\s+at [\w$.<[(/]|^\s+File "[^"]{1,300}", line \d|^\s*\.\.\. \d+ (?:more|common frames)|^goroutine \d+|^\s+from [^\s:]{1,300}:\d+|^\s*[\^~]+\s*$|^Traceback \(most recent call last\):|^(?:During handling of|The above exception)/.test(
    line,
  );
}

function tellingLine(text: string): string {
  const lines = text.split(/\r?\n/);
  if (/^Traceback \(most recent call last\):/.test(text)) {
    const last = [...lines].reverse().find((line) => /^[\w.]+(?:: |$)/.test(line));
    return (last ?? lines.at(-1) ?? '').trim();
  }
  const told = lines.filter((line) => line.trim() !== '' && !isStackLine(line));
  const first = (told[0] ?? '').trim();
  if (!/(?::|failed|error|exit status \d+|(?:return|exit) code:? \d+)\.?$/i.test(first)) return first;
  const cause = told
    .slice(1)
    .find((line) => /error|exception|denied|not found|fail|refused|cannot|could not/i.test(line));
  return cause === undefined ? first : `${first.replace(/[:.]$/, '')}: ${cause.trim()}`;
}

/** Cuts at a blank where there is one near the end. */
function cutMessage(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestMessage) return line;
  const cut = line.slice(0, longestMessage - 1).replace(/[\ud800-\udbff]$/, '');
  const blank = cut.lastIndexOf(' ');
  return `${blank > longestMessage * 0.8 ? cut.slice(0, blank) : cut}…`;
}

function decodeEntities(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
  return text.replace(
    /&(?:#(\d{1,6})|(amp|lt|gt|quot|apos|nbsp));/g,
    (whole, code: string | undefined, name: string) => {
      if (code === undefined) return named[name] ?? whole;
      const point = Number(code);
      return point > 0 && point < 0xd800 ? String.fromCodePoint(point) : whole;
    },
  );
}
