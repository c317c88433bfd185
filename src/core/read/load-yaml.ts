import { loadAll, YAMLException } from 'js-yaml';
import type { Json } from '../model.ts';
import { makeYamlSchema } from '../yaml-schema.ts';

const maxAliases = 100;
export const maxYamlDepth = 100;

export interface LoadedYaml {
  /** Null when the text is not YAML; `fault` then says why. */
  readonly documents: readonly Json[] | null;
  readonly fault: YAMLException | null;
}

/** YAML 1.2 as values without loss; `tags` gets the tags that it does not know. */
export function loadYaml(text: string, tags: Set<string>, lastKeyWins: boolean): LoadedYaml {
  const schema = makeYamlSchema((tag) => tags.add(tag));
  try {
    const documents = loadAll(text, { schema, json: lastKeyWins, maxAliases, maxDepth: maxYamlDepth });
    // The schema's tags give nothing but Json; an empty document gives undefined.
    return { documents: documents.map((document) => (document ?? null) as Json), fault: null };
  } catch (error) {
    return { documents: null, fault: error instanceof YAMLException ? error : null };
  }
}
