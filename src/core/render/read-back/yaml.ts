import { defineMappingTag, loadAll, YAML11_SCHEMA } from 'js-yaml';
import type { Json } from '../../model.ts';
import { makeYamlSchema, yamlMapping } from '../../yaml-schema.ts';
import type { ReadBack } from '../read-back.ts';

/** YAML 1.2 gives the value; what readers of YAML 1.1 make of it stands beside it. */
export const yamlReadBack: ReadBack = {
  id: 'yaml',
  read(text) {
    const settings = { maxDepth: 2000, maxAliases: 0 };
    const mapping = defineMappingTag('tag:yaml.org,2002:map', yamlMapping);
    try {
      // The schema's tags give nothing but Json.
      const [value] = loadAll(text, { ...settings, schema: makeYamlSchema(() => undefined) }) as readonly Json[];
      const [other] = loadAll(text, { ...settings, schema: YAML11_SCHEMA.withTags(mapping) });
      return value === undefined ? null : { value, other };
    } catch (error) {
      if (error instanceof RangeError) throw error;
      return null;
    }
  },
};
