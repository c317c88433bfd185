import type { EachSegment, Json, Path, PathSegment } from './model.ts';
import { isArray, isObject, memberOf } from './value.ts';

export const each: EachSegment = { each: true };

export function isEach(segment: PathSegment | undefined): segment is EachSegment {
  return typeof segment === 'object';
}

/** The value at a path, or undefined when a step is missing. `each` collects a list. */
export function valueAt(value: Json, path: Path): Json | undefined {
  let current: Json | undefined = value;
  for (const [index, segment] of path.entries()) {
    if (isEach(segment)) {
      if (!isArray(current)) return undefined;
      const rest = path.slice(index + 1);
      return current.flatMap((element) => {
        const found = valueAt(element, rest);
        return found === undefined ? [] : [found];
      });
    }
    if (typeof segment === 'number') current = isArray(current) ? current[segment] : undefined;
    else current = isObject(current) ? memberOf(current, segment) : undefined;
    if (current === undefined) return undefined;
  }
  return current;
}

/** Such as `data.list`, `items[*].sku`, `["odd.key"]`; `(whole)` for the empty path. */
export function showPath(path: Path): string {
  if (path.length === 0) return '(whole)';
  return path.map(showSegment).join('').replace(/^\./, '');
}

function showSegment(segment: PathSegment): string {
  if (isEach(segment)) return '[*]';
  if (typeof segment === 'number') return `[${segment}]`;
  return /^[\p{L}_$@][\p{L}\p{N}_$@-]*$/u.test(segment) ? `.${segment}` : `[${JSON.stringify(segment)}]`;
}

/** The path that `showPath` wrote, or null where the text is not one. */
export function readPath(text: string): Path | null {
  if (text.trim() === '' || text === '(whole)') return [];
  const pattern = /\.?([\p{L}\p{N}_$@-]+)|\[(\*|\d+|"(?:[^"\\]|\\.)*")\]/uy;
  const path: PathSegment[] = [];
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (match === null) return null;
    const [, key, bracket] = match;
    if (key !== undefined) path.push(key);
    else if (bracket === '*') path.push(each);
    else if (bracket?.startsWith('"')) {
      try {
        path.push(JSON.parse(bracket));
      } catch {
        return null;
      }
    } else path.push(Number(bracket));
  }
  return path;
}

/** A string that is equal for equal paths only. */
export function pathKey(path: Path): string {
  return JSON.stringify(path);
}

export function isSamePath(a: Path, b: Path): boolean {
  return a.length === b.length && pathKey(a) === pathKey(b);
}
