import type { Json } from '../model.ts';
import { isArray, isObject, makeObject, numberFromText } from '../value.ts';

/** What a word means that stands without quotes; undefined for a word that means nothing here. */
export function meaningOfWord(word: string): { readonly value: Json; readonly oddity: string | null } | undefined {
  switch (word) {
    case 'true':
    case 'false':
      return { value: word === 'true', oddity: null };
    case 'null':
      return { value: null, oddity: null };
    case 'True':
    case 'False':
      return { value: word === 'True', oddity: 'python-word' };
    case 'None':
      return { value: null, oddity: 'python-word' };
    case 'undefined':
      return { value: null, oddity: 'undefined' };
    case 'NaN':
    case 'nan':
      return { value: 'NaN', oddity: 'not-a-number' };
    case 'Infinity':
    case 'inf':
      return { value: 'Infinity', oddity: 'not-a-number' };
    default:
      return undefined;
  }
}

/** Types that are written with the value that they hold in parentheses. */
export function isHolder(name: string): boolean {
  return /(?:^|\.)(?:OrderedDict|Counter|dict|mappingproxy|frozenset|set|list|tuple|deque)$/.test(name);
}

/** Pairs stand for the members of a dict. */
export function openHolder(name: string, held: Json): Json {
  if (!/(?:OrderedDict|Counter|dict|mappingproxy)$/.test(name) || !isArray(held)) return held;
  const pairs = held.flatMap((pair) => {
    const [key, value] = isArray(pair) && pair.length === 2 ? pair : [];
    return typeof key === 'string' && value !== undefined ? [[key, value] as const] : [];
  });
  return pairs.length === held.length && !isObject(held) ? makeObject(pairs) : held;
}

/** What a constructor call stands for: a number, an ISO date, the text that it is given, or else its own source. */
export function meaningOfCall(name: string, source: string): Json {
  const inner = source.slice(name.length + 1, -1).trim();
  const type = name.slice(name.lastIndexOf('.') + 1);
  const quoted = /^(?:'([^'\\\n]{0,2000})'|"([^"\\\n]{0,2000})")$/.exec(inner);
  const given = quoted?.[1] ?? quoted?.[2];
  if (/^(?:Decimal|NumberLong|NumberInt|NumberDecimal|Int64|Int32|Long|Double)$/.test(type)) {
    const digits = given ?? inner;
    return /^-?(?:0|[1-9]\d{0,400})(?:\.\d{1,400})?(?:[eE][+-]?\d{1,4})?$/.test(digits)
      ? numberFromText(digits)
      : source;
  }
  if (/^(?:UUID|ObjectId|ISODate|Timestamp|(?:Pure)?(?:Posix|Windows)?Path|SecretStr|Url|AnyUrl|HttpUrl)$/.test(type))
    return given ?? source;
  return /^date(?:time)?$/.test(type) ? (isoOfNumbers(inner) ?? source) : source;
}

/** `2024, 5, 1, 10, 0` as `2024-05-01T10:00:00`; null with a time zone that is not UTC, or anything else. */
function isoOfNumbers(inner: string): string | null {
  const match =
    /^(\d{4}), ?(\d{1,2}), ?(\d{1,2})((?:, ?\d{1,6}){0,4})(, ?tzinfo=(?:[\w.]{0,60}utc|[\w.]{0,60}UTC|TzInfo\((?:UTC|0)\)))?$/.exec(
      inner,
    );
  if (match === null) return null;
  const two = (digits: string | undefined) => (digits ?? '0').trim().padStart(2, '0');
  const day = `${match[1]}-${two(match[2])}-${two(match[3])}`;
  const [hour, minute, second, micro] = (match[4] ?? '').split(',').slice(1);
  if (hour === undefined) return day;
  const fraction = micro === undefined ? '' : `.${micro.trim().padStart(6, '0')}`;
  return `${day}T${two(hour)}:${two(minute)}:${two(second)}${fraction}${match[5] === undefined ? '' : 'Z'}`;
}
