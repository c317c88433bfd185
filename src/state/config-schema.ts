import { detectors, formats, pagers, readers, sensitiveKeys, styles, transforms, wires } from '../core/index.ts';

/** What may stand at a place of the config, to offer it to those who write it as text. */
export type ConfigNode =
  | { readonly is: 'object'; readonly members: { readonly [key: string]: ConfigNode } }
  | { readonly is: 'list'; readonly of: ConfigNode }
  | { readonly is: 'choice'; readonly values: readonly (string | number | boolean | null)[] }
  /** Whatever JSON is named in `start`, which is what gets written first. */
  | { readonly is: 'free'; readonly start: string };

const object = (members: { readonly [key: string]: ConfigNode }): ConfigNode => ({ is: 'object', members });
const list = (of: ConfigNode): ConfigNode => ({ is: 'list', of });
const choice = (...values: readonly (string | number | boolean | null)[]): ConfigNode => ({ is: 'choice', values });
const free = (start: string): ConfigNode => ({ is: 'free', start });
const idIn = (registry: readonly { readonly id: string }[]) => choice(...registry.map(({ id }) => id));

const yesNo = choice(true, false);
const path = list(free('""'));
const count = free('0');
const textCut = object({
  limit: count,
  head: count,
  tail: count,
  align: choice('none', 'line', 'paragraph', 'sentence', 'fence'),
});
const fieldRule = object({
  path,
  keep: yesNo,
  name: free('null'),
  values: list(object({ from: free('0'), to: free('""') })),
  required: yesNo,
  role: choice('decision', 'display', 'trace'),
});
const fieldChange = object({ id: free('""'), transform: idIn(transforms), path, options: free('{}') });
const redactRule = object({
  id: free('""'),
  target: object({
    by: choice('detector', 'key', 'names', 'path', 'words', 'pattern'),
    detector: idIn(detectors),
    keys: list(free('""')),
    kinds: list(idIn(sensitiveKeys)),
    words: list(free('""')),
    pattern: free('""'),
    path,
  }),
  action: choice('mask', 'shorten', 'fixed', 'drop', 'label', 'hash', 'generalise', 'blank'),
  keepStart: count,
  keepEnd: count,
});

export const configSchema: ConfigNode = object({
  version: choice(1),
  read: object({ on: yesNo, readers: list(idIn(readers)) }),
  select: object({ on: yesNo, records: path, total: path, next: path, snapshot: path }),
  fields: object({
    on: yesNo,
    changes: list(fieldChange),
    rules: list(fieldRule),
    order: list(path),
    others: choice('keep', 'drop'),
    layers: object({ display: choice('show', 'drop'), trace: choice('show', 'reference', 'drop') }),
  }),
  redact: object({ on: yesNo, rules: list(redactRule), allow: list(free('""')) }),
  truncate: object({
    on: yesNo,
    rows: count,
    choice: choice('first', 'last', 'ends', 'spread'),
    offset: count,
    sort: list(object({ path, direction: choice('asc', 'desc') })),
    text: textCut,
    fold: yesNo,
    clip: object({ offset: count, limit: count }),
    depth: count,
    budget: object({ tokens: count, characters: count, lines: count, bytes: count, protect: list(path) }),
    cursor: choice(null, ...pagers.map(({ id }) => id)),
    artifact: free('""'),
    mustSurvive: list(object({ by: choice('text', 'path'), text: free('""'), path })),
  }),
  envelope: object({ on: yesNo, style: idIn(styles), summary: free('""'), stableKeys: yesNo, meta: free('{}') }),
  render: object({
    on: yesNo,
    format: idIn(formats),
    head: idIn(formats),
    placement: choice('inside', 'above', 'string'),
    options: free('{}'),
    fence: yesNo,
  }),
  message: object({ on: yesNo, wire: idIn(wires), tool: free('""'), callId: free('""') }),
});

/** What may stand at a path of keys and indexes; null where nothing is known. */
export function configNodeAt(steps: readonly (string | number)[]): ConfigNode | null {
  let node: ConfigNode | null = configSchema;
  for (const step of steps) {
    if (node?.is === 'list') node = typeof step === 'number' ? node.of : null;
    else if (node?.is === 'object' && Object.hasOwn(node.members, step)) node = node.members[step] ?? null;
    else return null;
  }
  return node;
}
