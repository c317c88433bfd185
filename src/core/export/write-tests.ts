import type { Json, Path } from '../model.ts';
import { isEach } from '../path.ts';
import { makeObject } from '../value.ts';
import { writeJson } from '../write-json.ts';

/** The parts of a shaper that its tests are made for. */
export interface TestedShaper {
  readonly select: { readonly on: boolean; readonly records: Path };
  readonly fields: {
    readonly on: boolean;
    readonly rules: readonly { readonly path: Path; readonly required: boolean }[];
  };
  readonly redact: {
    readonly on: boolean;
    readonly rules: readonly { readonly target: { readonly by: string; readonly keys?: readonly string[] } }[];
  };
  readonly truncate: { readonly on: boolean; readonly rows: number | null };
}

/** Tests of the contract that a tool's result keeps: the four outcomes, rows accounted for, secrets held back. */
export function writeTests(shaper: TestedShaper, moduleName: string): string {
  const tests = [
    writeTest('never throws, whatever the tool returned', [
      "for (const output of [undefined, null, '', 'ok', 0, [], {}, () => 1, new Error('no')]) {",
      "  expect(typeof toolResult(output).text).toBe('string');",
      '}',
    ]),
    writeTest('says the same of the same output', [
      `const output = ${literal(outputWith(shaper, [exampleRow(shaper, 1)]))};`,
      'expect(toolResult(output)).toEqual(toolResult(output));',
    ]),
    writeTest('tells rows from a failure', [
      `const { status, error } = toolResult(${literal(outputWith(shaper, [exampleRow(shaper, 1)]))}).result;`,
      'expect(error).toBeNull();',
      "expect(['success', 'partial']).toContain(status);",
    ]),
    writeTest('calls an empty list empty, not an error', [
      `expect(toolResult(${literal(outputWith(shaper, []))}).result.status).toBe('empty');`,
    ]),
    writeTest('calls a failure an error with a code, a message and a word on retrying', [
      "const { status, error } = toolResult('Internal Server Error', { httpStatus: 500 }).result;",
      "expect(status).toBe('error');",
      'expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String), retryable: true });',
    ]),
    ...(shaper.select.on && shaper.select.records.length > 0 ? [otherShapeTest] : []),
    ...(shaper.truncate.on && shaper.truncate.rows !== null ? [rowsTest(shaper, shaper.truncate.rows)] : []),
    ...secretTests(shaper),
  ];
  return `import { expect, test } from 'vitest';\nimport { toolResult } from './${moduleName}.js';\n\n${tests.join('\n\n')}\n`;
}

const otherShapeTest = writeTest('calls an output of another shape an error, never empty', [
  "expect(toolResult({ another: 'shape' }).result).toMatchObject({ status: 'error', error: { code: 'UNEXPECTED_SHAPE' } });",
]);

function rowsTest(shaper: TestedShaper, rows: number): string {
  return writeTest('says how many rows it left out', [
    `const row = ${literal(exampleRow(shaper, 1))};`,
    `const output = ${literal(outputWith(shaper, ['ROWS'])).replace('["ROWS"]', `Array.from({ length: ${rows + 3} }, () => row)`)};`,
    'const { status, completeness, warnings } = toolResult(output).result;',
    `expect([status, completeness.returned, completeness.received]).toEqual(['partial', ${rows}, ${rows + 3}]);`,
    "expect(warnings).toContain('result_truncated');",
  ]);
}

function secretTests(shaper: TestedShaper): readonly string[] {
  if (!shaper.redact.on) return [];
  const keys = [...new Set(shaper.redact.rules.flatMap(({ target }) => target.keys ?? []))];
  return keys.slice(0, 10).map((key) => {
    const row = makeObject([...Object.entries(exampleRow(shaper, 1)), [key, 'canary-7f3a9']]);
    return writeTest(`does not let ${JSON.stringify(key).slice(1, -1).replaceAll("'", '"')} through`, [
      `expect(toolResult(${literal(outputWith(shaper, [row]))}).text).not.toContain('canary-7f3a9');`,
    ]);
  });
}

function writeTest(name: string, lines: readonly string[]): string {
  return `test('${name}', () => {\n${lines.map((line) => `  ${line}`).join('\n')}\n});`;
}

function literal(value: Json): string {
  return writeJson(value);
}

/** An output with these rows where the shaper looks for them. */
function outputWith({ select }: TestedShaper, rows: readonly Json[]): Json {
  if (!select.on) return rows;
  const { records } = select;
  const path = isEach(records.at(-1)) ? records.slice(0, -1) : records;
  return path.reduceRight<Json>(
    (inner, segment) => (typeof segment === 'string' ? makeObject([[segment, inner]]) : [inner]),
    rows,
  );
}

/** A row that has what is required of every row. */
function exampleRow({ fields }: TestedShaper, id: number): { readonly [key: string]: Json } {
  const needed = fields.on ? fields.rules.filter((rule) => rule.required && rule.path.length > 0) : [];
  const members = needed.map(({ path }): [string, Json] => {
    const [key = '', ...rest] = path;
    const value = rest.reduceRight<Json>(
      (inner, segment) => (isEach(segment) || typeof segment === 'number' ? [inner] : makeObject([[segment, inner]])),
      id,
    );
    return [typeof key === 'string' ? key : 'id', value];
  });
  return { id, ...Object.fromEntries(members) };
}
