import type { Path } from '../model.ts';
import { plainNames } from './plain-names.ts';

/** Parts of names that are cut short the same way nearly everywhere. */
const plainParts: { readonly [part: string]: string } = {
  addr: 'address',
  avg: 'average',
  cd: 'code',
  crt: 'created',
  desc: 'description',
  dept: 'department',
  dst: 'destination',
  emp: 'employee',
  fst: 'first',
  grp: 'group',
  idx: 'index',
  img: 'image',
  lst: 'last',
  mod: 'modified',
  msg: 'message',
  no: 'number',
  num: 'number',
  org: 'organization',
  pct: 'percent',
  pkg: 'package',
  prod: 'product',
  qty: 'quantity',
  ref: 'reference',
  req: 'request',
  resp: 'response',
  src: 'source',
  tel: 'phone',
  tm: 'time',
  tot: 'total',
  ts: 'time',
  upd: 'updated',
  usr: 'user',
  val: 'value',
};

/** Names that say little without what they belong to. */
const bareNames = /^(?:id|name|number|code|type|value|status|date|time|amount|count|title|text)$/;

/** Plainer names for a field, the likeliest first: abbreviations written out, and with its parent's name. */
export function suggestNames(path: Path): readonly string[] {
  const key = path.at(-1);
  if (typeof key !== 'string') return [];
  const plain = writeOut(key);
  const parent = path
    .slice(0, -1)
    .filter((segment) => typeof segment === 'string')
    .at(-1);
  const full = typeof parent === 'string' && bareNames.test(plain) ? `${singular(writeOut(parent))}_${plain}` : plain;
  return [...new Set([plain, full])].filter((name) => name !== key);
}

/** Such as `total_amount` for `totAmt`; the key itself where nothing in it is cut short. */
function writeOut(key: string): string {
  const known = lookUpName(plainNames, key.toLowerCase());
  if (known !== undefined) return known;
  const parts = key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
  const written = parts.map((part) => lookUpName(plainNames, part) ?? lookUpName(plainParts, part) ?? part);
  return written.every((part, index) => part === parts[index]) ? key : written.join('_');
}

function lookUpName(table: { readonly [name: string]: string }, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function singular(name: string): string {
  return /[^s]s$/.test(name) && !/(?:us|is|ss)$/.test(name) ? name.slice(0, -1) : name;
}
