import {
  collectStats,
  editShaper,
  findProblems,
  formats,
  type Json,
  type Parcel,
  readOutput,
  renderAs,
  runShaper,
  suggestShaper,
  toEnvelope,
  toMessage,
} from '../../src/core/index.ts';
import { RunMemory } from '../../src/core/memory.ts';
import { detectors } from '../../src/core/redact/detectors/index.ts';
import { steps } from '../../src/core/steps.ts';
import { countChunks, type TokenCounter } from '../../src/tokens/index.ts';
import type { Measurement } from './measure.ts';

const chunkSize = 1 << 14;

/** Reading, each stage, each rendering and each count of all rows of an output. */
export function chainMeasurements(pretty: string, counter: TokenCounter): Measurement[] {
  const countTokens = (text: string) => counter.count(text);
  const deps = { countTokens, now: () => 0, randomId: () => 'id' };
  const reading = readOutput(pretty);
  const shaper = editShaper(suggestShaper(reading), [
    { type: 'setField', path: ['cust', 'pw_hash'], change: { keep: false } },
    { type: 'setField', path: ['st'], change: { name: 'status' } },
    {
      type: 'addRule',
      rule: { id: 'tel', target: { by: 'key', keys: ['tel'] }, action: 'mask', keepStart: 2, keepEnd: 2 },
    },
    {
      type: 'set',
      stage: 'truncate',
      change: { rows: 1e9, sort: [{ path: ['amt'], direction: 'desc' }] },
    },
    { type: 'set', stage: 'render', change: { format: 'json' } },
  ]);
  const run = runShaper(reading, shaper, deps);
  const tools = {
    deps,
    detectors,
    carriesMeta: true,
    finish: () => '',
  };
  const rows = run.result.data;
  const { text, result, envelope } = run;
  const call = { tool: 'orders', callId: 'call_1' };
  const changed = `${text.slice(0, text.length >> 1)}x${text.slice(text.length >> 1)}`;
  const fields = collectStats(selectedRows(run.stages));
  const counted = countChunks(counter, text, chunkSize);

  return [
    { name: 'read', run: () => readOutput(pretty) },
    { name: 'suggest', run: () => suggestShaper(reading) },
    ...steps.map((step, index) => {
      const parcel = run.parcels[index] as Parcel;
      return { name: `stage ${step.id}`, run: () => step.run(parcel, shaper, { ...tools, memory: new RunMemory() }) };
    }),
    { name: 'stage envelope', run: () => toEnvelope(shaper.envelope.style, result) },
    { name: 'stage message', run: () => toMessage(shaper.message.wire, { text, result, envelope }, call) },
    { name: 'all stages', run: () => runShaper(reading, shaper, deps) },
    {
      name: 'all stages, another format',
      run: () => runShaper(reading, { ...shaper, render: { ...shaper.render, format: 'csv' } }, deps, run),
    },
    { name: 'fields', run: () => collectStats(selectedRows(run.stages)) },
    { name: 'fields with tokens', run: () => collectStats(selectedRows(run.stages), { countTokens, depth: 3 }) },
    { name: 'checks', run: () => findProblems(run, { tokens: null, budget: null, fields }) },
    ...formats.map(({ id }) => ({ name: `render ${id}`, run: () => renderAs(id, rows) })),
    { name: 'count as pasted', run: () => counter.count(pretty) },
    ...formats.map(({ id }) => {
      const rendered = renderAs(id, rows);
      return { name: `count ${id}`, run: () => counter.count(rendered) };
    }),
    { name: 'count again after an edit', run: () => countChunks(counter, changed, chunkSize, counted) },
    { name: 'ends of 20,000 characters', run: () => counter.ends(pretty.slice(0, 20_000)) },
  ];
}

function selectedRows(stages: ReturnType<typeof runShaper>['stages']): readonly Json[] {
  const value = stages.find(({ id }) => id === 'select')?.value;
  return Array.isArray(value) ? value : [];
}
