import { nodeCounter } from '../tokens/load.ts';
import { chainMeasurements } from './chain.ts';
import { type Measurement, measure } from './measure.ts';
import { ordersOfSize } from './orders.ts';
import { yardsticks } from './yardsticks.ts';

const sizes = [
  { label: '100 kB', bytes: 100_000, rounds: 9 },
  { label: '1 MB', bytes: 1_000_000, rounds: 5 },
  { label: '8 MB', bytes: 8_000_000, rounds: 3 },
];

const asJson = process.argv.includes('--json');
const counter = await nodeCounter('o200k_base');
const timings = sizes.flatMap(({ label, bytes, rounds }) => measure(measurementsAt(label, bytes), rounds));

if (asJson) {
  const ratios = timings.flatMap(({ name, ratios }) =>
    Object.entries(ratios).map(([per, ratio]) => [`${name} / ${per}`, Number(ratio.toPrecision(3))]),
  );
  console.log(JSON.stringify(Object.fromEntries(ratios)));
} else {
  console.table(
    Object.fromEntries(
      timings.map(({ name, milliseconds, ratios }) => [
        name,
        {
          ms: Number(milliseconds.toPrecision(3)),
          ...Object.fromEntries(
            Object.entries(ratios).map(([per, ratio]) => [`× ${per}`, Number(ratio.toPrecision(3))]),
          ),
        },
      ]),
    ),
  );
}

function measurementsAt(label: string, bytes: number): Measurement[] {
  const orders = ordersOfSize(bytes);
  const pretty = JSON.stringify(orders, null, 2);
  return [...yardsticks(orders, pretty), ...chainMeasurements(pretty, counter)].map((measurement) => ({
    ...measurement,
    name: `${label} ${measurement.name}`,
    group: label,
  }));
}
