import {
  CORE_SCHEMA,
  defineMappingTag,
  defineScalarTag,
  defineSequenceTag,
  mergeTag,
  NOT_RESOLVED,
  type Schema,
} from 'js-yaml';
import type { Json, JsonObject } from './model.ts';
import { isExactNumber, isScalar, keysOf, makeObject, memberOf, numberFromText } from './value.ts';
import { writeJson } from './write-json.ts';

const yamlNumber = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;

/**
 * YAML 1.2 core with merge keys, into values that keep number text and key order. Tags that no one defined give what
 * they stand on; `onTag` hears of each.
 */
export function makeYamlSchema(onTag: (tag: string) => void): Schema {
  const numberTag = (name: 'int' | 'float') =>
    defineScalarTag<Json>(`tag:yaml.org,2002:${name}`, {
      implicit: true,
      implicitFirstChars: ['-', '+', '.', ...'0123456789'],
      resolve: (source) => readYamlNumber(source) ?? NOT_RESOLVED,
      identify: () => false,
    });
  const anyTags = ['!', 'tag:'].flatMap((prefix) => [
    defineScalarTag<Json>(prefix, {
      matchByTagPrefix: true,
      resolve: (source, _isExplicit, tag) => {
        onTag(tag);
        return source;
      },
      identify: () => false,
    }),
    defineSequenceTag<Json[]>(prefix, {
      matchByTagPrefix: true,
      create: (tag) => {
        onTag(tag);
        return [];
      },
      addItem: (list, item) => {
        list.push(item as Json);
      },
      identify: () => false,
    }),
    defineMappingTag(prefix, {
      ...yamlMapping,
      matchByTagPrefix: true,
      create: (tag) => {
        onTag(tag);
        return new Map<string, Json>();
      },
    }),
  ]);
  return CORE_SCHEMA.withTags(
    mergeTag,
    numberTag('int'),
    numberTag('float'),
    defineMappingTag('tag:yaml.org,2002:map', yamlMapping),
    anyTags,
  );
}

/** Objects are made when all keys are known, so that integer-like ones keep their places. */
export const yamlMapping = {
  create: () => new Map<string, Json>(),
  addPair: (carrier: Map<string, Json>, key: unknown, value: unknown) => {
    carrier.set(nameYamlKey(key as Json), value as Json);
    return '';
  },
  has: (carrier: Map<string, Json>, key: unknown) => carrier.has(nameYamlKey(key as Json)),
  keys: (result: JsonObject) => keysOf(result),
  get: (result: JsonObject, key: unknown) => memberOf(result, String(key)),
  finalize: (carrier: Map<string, Json>): JsonObject => makeObject([...carrier]),
  identify: () => false,
};

function nameYamlKey(key: Json): string {
  if (typeof key === 'string') return key;
  if (isExactNumber(key)) return key.text;
  return isScalar(key) ? String(key) : writeJson(key);
}

/** Undefined for what is no number. Versions of YAML disagree about 014, and JSON has no infinity: both stay text. */
function readYamlNumber(source: string): Json | undefined {
  if (/^0o[0-7]{1,1000}$|^0x[0-9a-fA-F]{1,1000}$/.test(source)) return numberFromText(String(BigInt(source)));
  if (!yamlNumber.test(source) || /^[-+]?0\d/.test(source)) return undefined;
  const text = source
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '');
  return numberFromText(text);
}
