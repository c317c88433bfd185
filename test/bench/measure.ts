export interface Measurement {
  readonly name: string;
  /** What is timed; its result is kept so that it can't be optimised away. */
  readonly run: () => unknown;
  /** The measurement that this one is a multiple of; without it this one is only a yardstick. */
  readonly per?: string;
}

export interface Timing {
  readonly name: string;
  readonly milliseconds: number;
  readonly per: string | undefined;
  readonly ratio: number | undefined;
}

/** Medians over `rounds`, every measurement once a round, so that a slow moment of the machine meets them all. */
export function measure(measurements: readonly Measurement[], rounds: number): Timing[] {
  const times = new Map<string, number[]>(measurements.map(({ name }) => [name, []]));
  for (const { run } of measurements) keep(run());
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of measurements) {
      const start = performance.now();
      keep(run());
      times.get(name)?.push(performance.now() - start);
    }
  }
  const medians = new Map([...times].map(([name, taken]) => [name, median(taken)]));
  return measurements.map(({ name, per }) => {
    const milliseconds = medians.get(name) ?? Number.NaN;
    if (per === undefined) return { name, milliseconds, per, ratio: undefined };
    const base = medians.get(per);
    if (base === undefined) throw new Error(`${name} is measured against ${per}, which is not measured`);
    return { name, milliseconds, per, ratio: milliseconds / base };
  });
}

let kept: unknown;

function keep(value: unknown): void {
  kept = value;
  if (kept === keep) throw new Error('unreachable');
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
