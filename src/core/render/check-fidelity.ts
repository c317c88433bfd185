import type { Fidelity, Format, FormatOptions, Json } from '../model.ts';
import { find } from '../registry.ts';
import { entriesOf, isArray, isExactNumber, isScalar } from '../value.ts';
import { compareValues } from './compare-values.ts';
import { formats } from './formats/index.ts';
import { LossLedger } from './loss-ledger.ts';
import { readBacks } from './read-back/index.ts';
import { writeWith } from './write-with.ts';

/** UTF-16 units of text above which a rendering is not read back: some hundred milliseconds. */
export const checkedLength = 2_000_000;

/**
 * Writes a value, reads the text back as the format's own readers do, and lists every difference. `exact` is true only
 * where there is none. Throws on an unknown format id.
 */
export function checkFidelity(format: string, value: Json, options: FormatOptions = {}): Fidelity {
  return checkWritten(format, value, writeWith(find<Format>(formats, format), value, options), options);
}

/** The same for a text that is there already. */
export function checkWritten(format: string, value: Json, text: string, options: FormatOptions = {}): Fidelity {
  if (text.length > checkedLength) return { exact: null, losses: [], unchecked: 'size' };
  const all = { ...find<Format>(formats, format).defaults, ...options };
  try {
    // Half a surrogate pair does not survive being sent.
    const back = find(readBacks, format).read(text.replace(/\p{Cs}/gu, '\ufffd'), all);
    const losses = new LossLedger();
    if (back === null) losses.note('unreadable');
    else {
      compareValues(value, back.value, back.renamed ?? new Set(), losses);
      if (losses.isEmpty && 'other' in back) compareReadings(back.value, back.other, losses);
    }
    return { exact: losses.isEmpty, losses: losses.list(), unchecked: null };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { exact: null, losses: [], unchecked: 'depth' };
  }
}

/** Notes the scalars that another reader takes for something else; it may know numbers as numbers only. */
function compareReadings(value: Json, other: unknown, losses: LossLedger): void {
  if (isScalar(value)) {
    const isSame = isExactNumber(value)
      ? typeof other === 'number' && Object.is(Number(value.text), other)
      : value === other;
    if (!isSame) losses.note('ambiguous-scalar');
  } else if (isArray(value)) {
    for (const [index, element] of value.entries())
      losses.within(index, () => compareReadings(element, Array.isArray(other) ? other[index] : undefined, losses));
  } else {
    for (const [key, member] of entriesOf(value))
      losses.within(key, () => compareReadings(member, otherMember(other, key), losses));
  }
}

function otherMember(other: unknown, key: string): unknown {
  if (other instanceof Map) return other.get(key);
  return typeof other === 'object' && other !== null && Object.hasOwn(other, key) ? Reflect.get(other, key) : undefined;
}
