import { type Problem, reviveDesign } from '../core/index.ts';
import { type Budget, budgetUnits, defaultBudget } from './budgets.ts';
import { startHistory } from './history.ts';
import { type DesignState, newSample, type SampleState } from './workspace.ts';

export interface OpenedDesign {
  readonly design: DesignState;
  readonly problems: readonly Problem[];
}

/** A design from a link, a file or storage. Nothing in it is trusted; what does not fit is left out and named. */
export function openSaved(saved: unknown, newId: () => string): OpenedDesign {
  const { design: found, problems } = reviveDesign(saved);
  const known = new Set<string>();
  const samples = found.samples.flatMap(({ id, name, output, facts }): SampleState[] => {
    if (known.has(id)) return [];
    known.add(id);
    return [{ ...newSample(id, name.slice(0, 200)), text: output, length: output.length, facts }];
  });
  const [first = newSample(newId(), '')] = samples;
  const design: DesignState = {
    id: found.id,
    name: found.name,
    history: startHistory(found.shaper),
    samples: samples.length === 0 ? [first] : samples,
    sampleId: first.id,
    budget: reviveBudget(isRecord(saved) ? saved.budget : undefined),
    isFresh: false,
    isTouched: true,
  };
  return { design, problems };
}

/** The same under ids of this tab's own, so that opening it twice gives two designs. */
export function withOwnIds({ design, problems }: OpenedDesign, newId: () => string): OpenedDesign {
  const samples = design.samples.map((sample) => ({ ...sample, id: newId() }));
  const sampleId = samples[0]?.id ?? design.sampleId;
  return { design: { ...design, id: newId(), samples, sampleId }, problems };
}

function reviveBudget(saved: unknown): Budget {
  if (!isRecord(saved)) return defaultBudget;
  const { limit, unit } = saved;
  const isLimit = typeof limit === 'number' && Number.isInteger(limit) && limit > 0 && limit <= 1e9;
  const known = budgetUnits.find((one) => one === unit);
  return isLimit && known !== undefined ? { limit, unit: known } : defaultBudget;
}

export function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
