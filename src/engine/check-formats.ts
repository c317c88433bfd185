import { checkFidelity, type Json, type Run, showPath } from '../core/index.ts';
import type { FidelityView } from './answers.ts';

/** Bytes of text above which a format is not read back: YAML, the slowest, takes a quarter of a second there. */
const checkedBytes = 200_000;

/** What was found of a value's renderings, by format and options. */
const known = new WeakMap<object, Map<string, FidelityView>>();

/** Whether the run's data can be read back from a format, the first places of each loss as text. */
export function checkFormat(run: Run, format: string, bytes: number): FidelityView {
  const data = run.result.data ?? run.envelope;
  const { options } = run.shaper.render;
  if (bytes > checkedBytes) return { exact: null, losses: [] };
  if (typeof data !== 'object' || data === null) return viewOf(format, data, options);
  const views = known.get(data) ?? new Map<string, FidelityView>();
  known.set(data, views);
  const key = `${format} ${JSON.stringify(options)}`;
  const view = views.get(key) ?? viewOf(format, data, options);
  views.set(key, view);
  return view;
}

function viewOf(format: string, data: Json, options: Run['shaper']['render']['options']): FidelityView {
  const { exact, losses } = checkFidelity(format, data, options);
  return { exact, losses: losses.map(({ kind, count, places }) => ({ kind, count, places: places.map(showPath) })) };
}
