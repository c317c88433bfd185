export interface Measurement {
  readonly name: string;
  /** What is timed; its result is kept so that it can't be optimised away. */
  readonly run: () => unknown;
  /** What the others of its group are multiples of, by this short name. */
  readonly yardstick?: string;
  readonly group?: string;
}

export interface Timing {
  readonly name: string;
  readonly milliseconds: number;
  /** Multiples of the group's yardsticks, by their short names. */
  readonly ratios: Readonly<Record<string, number>>;
}

/** Medians over `rounds`, every measurement once a round, so that a slow moment of the machine meets them all. */
export function measure(measurements: readonly Measurement[], rounds: number): Timing[] {
  const times = new Map<Measurement, number[]>(measurements.map((measurement) => [measurement, []]));
  for (const { run } of measurements) keep(run());
  for (let round = 0; round < rounds; round += 1) {
    for (const measurement of measurements) {
      const start = performance.now();
      keep(measurement.run());
      times.get(measurement)?.push(performance.now() - start);
    }
  }
  const medianOf = (measurement: Measurement) => median(times.get(measurement) ?? []);
  return measurements.map((measurement) => {
    const milliseconds = medianOf(measurement);
    const yardsticks = measurements.filter(
      (other) => other.yardstick !== undefined && other.group === measurement.group && other !== measurement,
    );
    const ratios = yardsticks.map((other) => [other.yardstick, milliseconds / medianOf(other)]);
    return { name: measurement.name, milliseconds, ratios: Object.fromEntries(ratios) };
  });
}

let kept: unknown;

function keep(value: unknown): void {
  kept = value;
  if (kept === keep) throw new Error('unreachable');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
