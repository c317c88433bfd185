import {
  findReadings,
  type Json,
  type JsonRepair,
  type LoggedCall,
  type Reading,
  renderAs,
  repairJson,
} from '../core/index.ts';
import type { TokenCounter } from '../tokens/index.ts';
import type { CallView, Inspected, RepairHunk, RepairView } from './answers.ts';
import type { Sample } from './sample.ts';

/** Letters around a change, letters of one, and changes that are shown. */
const contextLength = 40;
const longestChange = 200;
const shownHunks = 200;

const nothingInspected: Inspected = { layers: [], calls: [], repair: null };

/** What a person asks about a reading: what else it could be, the calls of its log, how its JSON could be repaired. */
export function* inspectReading(
  sample: Sample,
  reading: Reading,
  what: 'layers' | 'calls' | 'repair',
  readers: readonly string[] | null,
  counter: TokenCounter,
): Generator<null, Inspected> {
  if (what === 'layers') {
    const call = reading.calls.find(({ isTaken }) => isTaken);
    const facts = call === undefined ? {} : { callId: call.id };
    return { ...nothingInspected, layers: findReadings(sample.text, { readers, facts }) };
  }
  if (what === 'repair') return { ...nothingInspected, repair: viewRepair(reading.value, sample.text) };
  const calls: CallView[] = [];
  for (const call of reading.calls) {
    calls.push(viewCall(call, counter));
    yield null;
  }
  return { ...nothingInspected, calls };
}

function viewCall({ id, tool, status, isTaken, content }: LoggedCall, counter: TokenCounter): CallView {
  const output = typeof content === 'string' ? content : renderAs('json', content);
  return { id, tool, status, isTaken, output, tokens: counter.count(output) };
}

function viewRepair(broken: Json, output: string): RepairView | null {
  const repair = typeof broken === 'string' ? repairJson(broken) : null;
  if (typeof broken !== 'string' || repair === null) return null;
  const lengthOf = (part: 'added' | 'dropped') => repair.edits.reduce((sum, edit) => sum + edit[part].length, 0);
  const start = Math.max(output.indexOf(broken), 0);
  return {
    hunks: repair.edits.slice(0, shownHunks).map((edit) => viewEdit(edit, broken)),
    changes: repair.edits.length,
    added: lengthOf('added'),
    dropped: lengthOf('dropped'),
    itemsBefore: repair.itemsBefore,
    isCut: repair.isCut,
    line: output.slice(0, start + repair.breakAt).split('\n').length,
  };
}

function viewEdit({ start, dropped, added }: JsonRepair['edits'][number], text: string): RepairHunk {
  const end = start + dropped.length;
  return {
    before: text.slice(Math.max(0, start - contextLength), start),
    dropped: shorten(dropped),
    added: shorten(added),
    after: text.slice(end, end + contextLength),
  };
}

function shorten(text: string): string {
  return text.length > longestChange ? `${text.slice(0, longestChange)}…` : text;
}
