/** An identifier in TypeScript source with what stands around it. */
export interface Identifier {
  readonly name: string;
  /** The member read from it, as in `name.member`; null when none. */
  readonly member: string | null;
}

const regexBefore = /[(,=:[!&|?{};+\-*%~^<>]$|^$|\b(?:return|typeof|case|in|of|delete|void|throw|new|else)$/;

/**
 * TypeScript source with comments gone and the insides of strings and regular expressions blanked, so that what is left
 * to find are names. Template expressions stay.
 */
export function blankLiterals(source: string): string {
  let blanked = '';
  const templates: number[] = [];
  let at = 0;
  const skipTo = (end: number) => {
    at = end < 0 ? source.length : end;
  };
  while (at < source.length) {
    const char = source[at] ?? '';
    const next = source[at + 1];
    if (char === '/' && next === '/') skipTo(source.indexOf('\n', at));
    else if (char === '/' && next === '*') skipTo(endAfter(source, '*/', at));
    else if (char === "'" || char === '"') {
      skipTo(endOfQuoted(source, at, char));
      blanked += `${char}${char}`;
    } else if (char === '`' || (char === '}' && templates.at(-1) === 0)) {
      if (char === '}') templates.pop();
      const end = endOfTemplatePart(source, at + 1);
      if (source.startsWith('${', end - 2)) templates.push(0);
      blanked += char === '}' ? ')+(' : '(';
      if (!source.startsWith('${', end - 2)) blanked += ')';
      skipTo(end);
    } else if (char === '/' && regexBefore.test(blanked.trimEnd().slice(-12))) {
      skipTo(endOfRegex(source, at));
      blanked += '//';
    } else {
      const depth = templates.length - 1;
      if (depth >= 0 && char === '{') templates[depth] = (templates[depth] ?? 0) + 1;
      if (depth >= 0 && char === '}') templates[depth] = (templates[depth] ?? 0) - 1;
      blanked += char;
      at++;
    }
  }
  return blanked;
}

function endAfter(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

function endOfQuoted(source: string, start: number, quote: string): number {
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === quote) return at + 1;
  }
  return -1;
}

/** Just after the closing backtick, or after the `${` that opens an expression. */
function endOfTemplatePart(source: string, start: number): number {
  for (let at = start; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '`') return at + 1;
    else if (source[at] === '$' && source[at + 1] === '{') return at + 2;
  }
  return source.length;
}

function endOfRegex(source: string, start: number): number {
  let isClass = false;
  for (let at = start + 1; at < source.length; at++) {
    const char = source[at];
    if (char === '\\') at++;
    else if (char === '[') isClass = true;
    else if (char === ']') isClass = false;
    else if (char === '/' && !isClass) {
      while (/[a-z]/.test(source[at + 1] ?? '')) at++;
      return at + 1;
    }
  }
  return -1;
}

/** The names that a piece of source refers to, members and keys left out. */
export function listIdentifiers(source: string): readonly Identifier[] {
  const blanked = blankLiterals(source);
  const found: Identifier[] = [];
  for (const match of blanked.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) {
    const start = match.index;
    const end = start + match[0].length;
    const before = blanked.slice(Math.max(0, start - 24), start).trimEnd();
    const after = blanked.slice(end, end + 64);
    if (before.endsWith('.') && !before.endsWith('...')) continue;
    if (isKey(before, after, blanked, end)) continue;
    found.push({ name: match[0], member: /^\.([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(after)?.[1] ?? null });
  }
  return found;
}

/** A key of an object or a member of a type: it names nothing outside. */
function isKey(before: string, after: string, source: string, end: number): boolean {
  const isMemberPlace = /[{,;(]$|\b(?:readonly|private|static|get|set|override)$/.test(before);
  if (!isMemberPlace) return false;
  if (/^\??:/.test(after)) return true;
  if (!after.startsWith('(') || before.endsWith('(')) return false;
  const close = closingParen(source, end);
  return /^\s*[{:]/.test(source.slice(close + 1, close + 8));
}

function closingParen(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    if (source[at] === '(') depth++;
    else if (source[at] === ')' && --depth === 0) return at;
  }
  return source.length;
}
