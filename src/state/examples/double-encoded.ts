import type { Example } from './example.ts';

const cities = ['Porto', 'Lyon', 'Graz', 'Tartu', 'Cork'];

/** A forecast that was written as JSON twice, as happens when a tool passes on what is JSON already. */
export const doubleEncodedExample: Example = {
  facts: { tool: 'weather.forecast', kind: 'query' },
  output: () => {
    const forecast = { unit: 'celsius', days: Array.from({ length: 35 }, (_, index) => makeDay(index)), count: 35 };
    return JSON.stringify(JSON.stringify(forecast));
  },
};

function makeDay(index: number): object {
  return {
    city: cities[index % cities.length],
    date: `2026-10-${String(1 + Math.floor(index / cities.length)).padStart(2, '0')}`,
    low: 4 + ((index * 5) % 9),
    high: 14 + ((index * 7) % 11),
    rain_mm: ((index * 17) % 90) / 10,
    sky: ['clear', 'cloudy', 'rain', 'fog'][index % 4],
  };
}
