import { parseJson } from '../../parse-json.ts';
import type { ReadBack } from '../fidelity.ts';

export const jsonCompactReadBack: ReadBack = {
  id: 'json-compact',
  read(text) {
    const { value } = parseJson(text);
    return value === undefined ? null : { value };
  },
};
