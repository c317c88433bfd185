import type { Json } from '../../model.ts';
import { parseJson } from '../../parse-json.ts';
import type { ReadBack } from '../read-back.ts';

/** A list, whatever stands on its lines. */
export const jsonlReadBack: ReadBack = {
  id: 'jsonl',
  read(text) {
    const rows: Json[] = [];
    for (const line of text === '' ? [] : text.split('\n')) {
      const { value } = parseJson(line);
      if (value === undefined) return null;
      rows.push(value);
    }
    return { value: rows };
  },
};
