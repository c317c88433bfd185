import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { type Measurement, measure } from './measure.ts';
import { ordersOfSize } from './orders.ts';

const sizes = [
  { label: '100 kB', bytes: 100_000, rounds: 15 },
  { label: '1 MB', bytes: 1_000_000, rounds: 7 },
  { label: '8 MB', bytes: 8_000_000, rounds: 5 },
];

const asJson = process.argv.includes('--json');
const timings = sizes.flatMap(({ label, bytes, rounds }) => measure(measurementsAt(label, bytes), rounds));

if (asJson) {
  const ratios = timings.flatMap(({ name, ratio }) => (ratio === undefined ? [] : [[name, Number(ratio.toFixed(3))]]));
  console.log(JSON.stringify(Object.fromEntries(ratios)));
} else {
  console.table(
    Object.fromEntries(
      timings.map(({ name, milliseconds, ratio, per }) => [
        name,
        { ms: Number(milliseconds.toFixed(2)), ratio: ratio === undefined ? '' : `${ratio.toFixed(2)} × ${per}` },
      ]),
    ),
  );
}

function measurementsAt(label: string, bytes: number): Measurement[] {
  const orders = ordersOfSize(bytes);
  const pretty = JSON.stringify(orders, null, 2);
  const stringify = `JSON.stringify ${label}`;
  return [
    { name: stringify, run: () => JSON.stringify(orders) },
    { name: `JSON.parse ${label}`, run: () => JSON.parse(pretty), per: stringify },
    {
      name: `gpt-tokenizer ${label}`,
      run: () => countTokens(pretty, { disallowedSpecial: new Set() }),
      per: stringify,
    },
  ];
}
