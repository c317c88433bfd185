import { type Edit, editShaper, readOutput, type Shaper, suggestShaper } from '../../src/core/index.ts';
import { EngineCore } from '../../src/engine/engine-core.ts';
import type { Response } from '../../src/engine/protocol.ts';
import { loadCounter } from '../../src/tokens/index.ts';
import { type OutputName, outputs } from './outputs.ts';

const length = 8_000_000;

/** Milliseconds of the worker's own work after an edit: until the page can draw the first text, until all counts are exact, and until
 * the next edit is prepared for. */
export interface EditTime {
  readonly first: number;
  readonly exact: number;
  readonly ready: number;
}

const change = (transform: string, path: readonly string[], options = {}): Edit => ({
  type: 'changeField',
  change: { id: transform, transform, path, options },
});

/** One edit for each kind of work on orders, from the suggested shaper; `all rows` first, since few rows are quick. */
const edits: { readonly [name: string]: Edit } = {
  'all rows': { type: 'set', stage: 'truncate', change: { rows: null } },
  'drop a field': { type: 'setField', path: ['note'], change: { keep: false } },
  'rename a field': { type: 'setField', path: ['amt'], change: { name: 'amount' } },
  'name a value': { type: 'nameValue', path: ['st'], from: 'PAID', to: 'paid' },
  'days of dates': change('date', ['updated_at'], { precision: 'day' }),
  'count a list': change('count', ['items']),
  'hide e-mail addresses': {
    type: 'addRule',
    rule: { id: 'r', target: { by: 'detector', detector: 'email' }, action: 'fixed', keepStart: 3, keepEnd: 3 },
  },
  sort: { type: 'set', stage: 'truncate', change: { sort: [{ path: ['amount'], direction: 'desc' }] } },
  'cut texts': {
    type: 'set',
    stage: 'truncate',
    change: { text: { limit: 40, head: 30, tail: 10, align: 'none' } },
  } as unknown as Edit,
  'envelope off': { type: 'set', stage: 'envelope', change: { on: false } },
  YAML: { type: 'set', stage: 'render', change: { format: 'yaml' } },
  'JSON, indented': { type: 'set', stage: 'render', change: { format: 'json' } },
  '20 rows': { type: 'set', stage: 'truncate', change: { rows: 20 } },
};

/** Each edit on top of those before it, in one engine that has counted all of the output. */
export async function editTimes(name: OutputName = 'orders'): Promise<Record<string, EditTime>> {
  const posted: { readonly response: Response; readonly at: number }[] = [];
  const engine = new EngineCore({
    post: (response) => posted.push({ response, at: ownTime() }),
    loadCounter,
    loadSources: async () => ({}) as never,
    findLeaks: () => [],
    decodeBytes: () => ({ text: '', encoding: 'utf-8', problems: [] }),
    now: () => performance.now(),
    nextTurn: () => new Promise((resolve) => setImmediate(resolve)),
    shaperDeps: { now: () => 0, randomId: () => 'id' },
  });
  const text = outputs[name](length);
  await engine.handle({ type: 'open', id: 1, sample: 's', text, facts: {} });
  let shaper: Shaper = suggestShaper(readOutput(text));
  let id = 1;
  const times: Record<string, EditTime> = {};
  const shape = async (what: string) => {
    id++;
    posted.length = 0;
    const start = ownTime();
    await engine.handle({ type: 'shape', id, sample: 's', shaper, facts: {}, budget: null });
    const timeOf = (isIt: (response: Response) => boolean) =>
      Math.round((posted.find(({ response }) => isIt(response))?.at ?? Number.NaN) - start);
    times[what] = {
      first: timeOf(({ type }) => type === 'shaped'),
      exact: timeOf((response) => response.type === 'counted' && response.isDone),
      ready: Math.round(ownTime() - start),
    };
  };
  await shape('paste');
  for (const [what, edit] of Object.entries(edits)) {
    shaper = editShaper(shaper, [edit]);
    await shape(what);
  }
  return times;
}

function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
