import { type Path, type Run, ruleFor } from '../core/index.ts';
import { locateInJson, type TextRange } from './locate.ts';
import { locateCells } from './locate-cells.ts';
import { locateKeys } from './locate-keys.ts';
import type { TextRef } from './protocol.ts';
import type { RunTexts } from './run-texts.ts';
import { pathToRecord } from './selected.ts';

const mostRanges = 1000;

/** Where a field of the records stands in the output, as far as it reaches into `within`. */
export function locateInOutput(text: string, run: Run, field: Path, within: TextRange): readonly TextRange[] {
  const path = [...pathToRecord(run), ...field];
  const isJson = run.reading.wrappers.length === 0 && /^\s{0,1000}[[{]/.test(text);
  if (isJson) return locateInJson(text, path, within, mostRanges);
  return locateNamed(text, nameOf(field), within);
}

/** Texts that are traced up to a place in less than half a second. */
const tracedLength = 2_000_000;

/** Where a field of the records stands in a text: by the trace of the final one, else by its path or its name. */
export function* locateField(
  texts: RunTexts,
  text: string,
  ref: TextRef,
  field: Path,
  within: TextRange,
): Generator<null, readonly TextRange[]> {
  const { run } = texts;
  if (ref.of === 'output') return locateInOutput(text, run, field, within);
  if (ref.of === 'stage' && ref.stage === 'render' && within.end <= tracedLength) {
    const found = yield* texts.fieldTrace(field).rangesIn(within);
    // What became of a field that Fields took apart or put elsewhere, its name tells at best.
    const mayBeMoved = run.shaper.fields.on && run.shaper.fields.changes.length > 0;
    if (found !== null && (found.length > 0 || !mayBeMoved)) return found.slice(0, mostRanges);
  }
  return locateInResult(text, run, field, within);
}

/** Where it stands, under its new name, in a text that the chain wrote. */
export function locateInResult(text: string, run: Run, field: Path, within: TextRange): readonly TextRange[] {
  return locateNamed(text, ruleFor(run.shaper.fields, field).name ?? nameOf(field), within);
}

function locateNamed(text: string, name: string, within: TextRange): readonly TextRange[] {
  // Rows may stand below a head of their own kind.
  const body = text.indexOf('\n\n') + 2;
  return (
    locateCells(text, name, within, mostRanges) ??
    (body > 1 ? locateCells(text, name, within, mostRanges, body) : null) ??
    locateKeys(text, name, within, mostRanges)
  );
}

function nameOf(field: Path): string {
  const last = [...field].reverse().find((segment) => typeof segment === 'string');
  return typeof last === 'string' ? last : '';
}
