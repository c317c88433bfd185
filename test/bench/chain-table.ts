import { loadCounter } from '../../src/tokens/index.ts';
import { chainMeasurements } from './chain.ts';
import { measure } from './measure.ts';
import { ordersOfSize } from './orders.ts';
import { yardsticks } from './yardsticks.ts';

const sizes = [
  { label: '100 kB', bytes: 100_000, rounds: 9 },
  { label: '1 MB', bytes: 1_000_000, rounds: 5 },
  { label: '8 MB', bytes: 8_000_000, rounds: 3 },
];

/** Milliseconds of every stage, rendering and count of orders, with multiples of the yardsticks. */
export async function chainTable(): Promise<Record<string, Record<string, number>>> {
  const counter = await loadCounter('o200k_base');
  const rows = sizes.flatMap(({ label, bytes, rounds }) => {
    const orders = ordersOfSize(bytes);
    const pretty = JSON.stringify(orders, null, 2);
    const measurements = [...yardsticks(orders, pretty), ...chainMeasurements(pretty, counter)];
    const timings = measure(
      measurements.map((measurement) => ({ ...measurement, name: `${label} ${measurement.name}`, group: label })),
      rounds,
    );
    return timings.map(({ name, milliseconds, ratios }): [string, Record<string, number>] => [
      name,
      Object.fromEntries([
        ['ms', round(milliseconds)],
        ...Object.entries(ratios).map(([per, ratio]) => [`× ${per}`, round(ratio)]),
      ]),
    ]);
  });
  return Object.fromEntries(rows);
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
