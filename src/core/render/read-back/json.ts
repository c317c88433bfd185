import { parseJson } from '../../parse-json.ts';
import type { ReadBack } from '../read-back.ts';

export const jsonReadBack: ReadBack = {
  id: 'json',
  read(text) {
    const { value } = parseJson(text);
    return value === undefined ? null : { value };
  },
};
