import type { CheckView } from './check-view.ts';
import type { Fix } from './finding.ts';

/** Writes the rows in another format; its own options start from their defaults. */
export function switchFormat(view: CheckView, format: string): Fix {
  return {
    id: 'switch-format',
    values: { format },
    edits: [{ type: 'set', stage: 'render', change: { ...view.shaper.render, on: true, format, options: {} } }],
  };
}
