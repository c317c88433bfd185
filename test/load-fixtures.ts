import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Fixture {
  readonly name: string;
  readonly output: string;
}

/** Every folder of test/fixtures with its one output. */
export function loadFixtures(): readonly Fixture[] {
  const root = fileURLToPath(new URL('./fixtures/', import.meta.url));
  return readdirSync(root)
    .sort()
    .map((name) => {
      const file = readdirSync(`${root}${name}`).find((entry) => entry.startsWith('output.'));
      if (file === undefined) throw new Error(`test/fixtures/${name} has no output.* file`);
      return { name, output: readFileSync(`${root}${name}/${file}`, 'utf8') };
    });
}
