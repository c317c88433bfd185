import type { Json, JsonObject, Path, PathSegment } from '../model.ts';
import { isEach, pathKey, showPath, valueAt } from '../path.ts';
import { entriesOf, isArray, isEqual, isMap, isObject, keysOf, makeObject, setMember } from '../value.ts';
import type { FieldChange, SpreadAt } from './transforms/transform.ts';

export interface ValueName {
  readonly from: string | number | boolean | null;
  readonly to: string | number | boolean | null;
}

export interface FieldRule {
  /** From the record's top; `each` stands for every element of a list. */
  readonly path: Path;
  readonly keep: boolean;
  /** The key that the model sees; null keeps the source's. */
  readonly name: string | null;
  /** What to show in place of a value, such as 0 → "pending". Others pass unchanged. */
  readonly values: readonly ValueName[];
  /** Its absence from every record is an error "unexpected shape". */
  readonly required: boolean;
  /** What the model needs it for; to decide when left out. */
  readonly role?: FieldRole;
}

/** A decision field the model acts on, a display field it may show, a trace field is for who looks into the call later. */
export type FieldRole = 'decision' | 'display' | 'trace';

/** What becomes of the fields that the model does not decide by. */
export interface FieldLayers {
  readonly display: 'show' | 'drop';
  /** A reference names the fields and the call whose log holds them. */
  readonly trace: 'show' | 'reference' | 'drop';
}

export interface FieldsOptions {
  readonly on: boolean;
  /** Applied in this order, before fields are dropped and named. */
  readonly changes: readonly FieldChange[];
  readonly rules: readonly FieldRule[];
  /** Fields that stand first among their siblings, in this order; the others follow as the source has them. */
  readonly order: readonly Path[];
  /** Keys with no rule of their own, nor one below them. */
  readonly others: 'keep' | 'drop';
  readonly layers: FieldLayers;
}

/** Whether the rule lets its field into the rows. */
export function isKeptInRows({ keep, role }: FieldRule, { display, trace }: FieldLayers): boolean {
  if (!keep) return false;
  return role === 'display' ? display === 'show' : role !== 'trace' || trace === 'show';
}

/** Drops, renames, reorders and maps the fields of one record. */
export type ShapeRecord = (record: Json) => Json;

/** Compiles the options once; the result is applied to every record. */
export function compileFields(options: FieldsOptions, spreads: readonly SpreadAt[] = []): ShapeRecord {
  const root = newNode();
  for (const spread of spreads) {
    nodeAt(root, spread.path).spreads.push(spread);
    nodeAt(root, spread.path.slice(0, -1)).hasSpread = true;
  }
  for (const rule of options.rules) {
    nodeAt(root, rule.path).rule = isKeptInRows(rule, options.layers) ? rule : { ...rule, keep: false };
  }
  for (const [rank, path] of options.order.entries()) {
    nodeAt(root, path).rank = rank;
    nodeAt(root, path.slice(0, -1)).hasOrder = true;
  }
  const isDropping = options.others === 'drop';
  return (record) => shapeValue(record, root, isDropping);
}

/** Paths that must be there and are missing from every record. */
export function missingFields(records: readonly Json[], options: FieldsOptions): readonly string[] {
  const required = options.rules.filter((rule) => rule.required);
  const missing = required.filter((rule) => records.every((record) => valueAt(record, rule.path) === undefined));
  return missing.map((rule) => showPath(rule.path));
}

interface FieldNode {
  rule: FieldRule | null;
  rank: number | null;
  hasOrder: boolean;
  /** One of its children puts other members in its place. */
  hasSpread: boolean;
  readonly spreads: SpreadAt[];
  readonly members: Map<string, FieldNode>;
  /** Of a list: one for every element, others for one by its place. */
  readonly elements: Map<number | null, FieldNode>;
}

function newNode(): FieldNode {
  return {
    rule: null,
    rank: null,
    hasOrder: false,
    hasSpread: false,
    spreads: [],
    members: new Map(),
    elements: new Map(),
  };
}

function nodeAt(root: FieldNode, path: Path): FieldNode {
  let node = root;
  for (const segment of path) node = childAt(node, segment);
  return node;
}

function childAt(node: FieldNode, segment: PathSegment): FieldNode {
  if (typeof segment === 'string') return openNode(node.members, segment);
  return openNode(node.elements, isEach(segment) ? null : segment);
}

function openNode<K>(nodes: Map<K, FieldNode>, key: K): FieldNode {
  const node = nodes.get(key) ?? newNode();
  nodes.set(key, node);
  return node;
}

function hasChildren({ members, elements }: FieldNode): boolean {
  return members.size > 0 || elements.size > 0;
}

function shapeValue(value: Json, node: FieldNode, isDropping: boolean): Json {
  const mapped = node.rule === null ? value : mapValue(value, node.rule.values);
  if (!hasChildren(node) && (node.rule !== null || !isDropping)) return mapped;
  if (isArray(mapped)) {
    const elements = node.elements.get(null);
    return elements === undefined
      ? mapped
      : mapped.map((element) => shapeValue(element, elements, isDropping && elements.rule === null));
  }
  return isObject(mapped) ? shapeObject(mapped, node, isDropping) : mapped;
}

function shapeObject(object: JsonObject, node: FieldNode, isDropping: boolean): Json {
  if (!node.hasOrder && !node.hasSpread && !isMap(object)) return shapePlain(object, node, isDropping);
  const entries: { key: string; value: Json; rank: number }[] = [];
  for (const [key, member] of entriesOf(object)) {
    const child = node.members.get(key);
    if (isLeftOut(child, isDropping)) continue;
    const value = child === undefined ? member : shapeValue(member, child, isDropping);
    const name = child?.rule?.name ?? key;
    const rank = child?.rank ?? Number.POSITIVE_INFINITY;
    for (const [own, part] of spreadMember(child, name, value, () => namesBeside(object, node, key, isDropping))) {
      entries.push({ key: own, value: part, rank });
    }
  }
  if (node.hasOrder) entries.sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank));
  return makeObject(entries.map(({ key, value }) => [key, value]));
}

function isLeftOut(child: FieldNode | undefined, isDropping: boolean): boolean {
  if (child === undefined || (child.rule === null && !hasChildren(child))) return isDropping;
  return child.rule?.keep === false;
}

function spreadMember(
  child: FieldNode | undefined,
  name: string,
  value: Json,
  namesTaken: () => ReadonlySet<string>,
): readonly (readonly [string, Json])[] {
  for (const { spread } of child?.spreads ?? []) {
    const members = spread(name, value, namesTaken());
    if (members !== null) return members;
  }
  return [[name, value]];
}

/** The names that the other members will have. */
function namesBeside(object: JsonObject, node: FieldNode, key: string, isDropping: boolean): ReadonlySet<string> {
  const others = keysOf(object).filter((other) => other !== key);
  return new Set(
    others.flatMap((other) => {
      const child = node.members.get(other);
      return isLeftOut(child, isDropping) ? [] : [child?.rule?.name ?? other];
    }),
  );
}

/** The common case without intermediate lists; a renamed key that looks like an integer takes the long way. */
function shapePlain(object: { readonly [key: string]: Json }, node: FieldNode, isDropping: boolean): Json {
  const shaped: { [key: string]: Json } = {};
  for (const key of Object.keys(object)) {
    const child = node.members.get(key);
    if (isLeftOut(child, isDropping)) continue;
    const member = object[key] ?? null;
    const value = child === undefined ? member : shapeValue(member, child, isDropping);
    const name = child?.rule?.name ?? key;
    if (name !== key && /^\d/.test(name)) return shapeObject(new Map(Object.entries(object)), node, isDropping);
    setMember(shaped, name, value);
  }
  return shaped;
}

function mapValue(value: Json, values: readonly ValueName[]): Json {
  const name = values.find((candidate) => isEqual(candidate.from, value));
  return name === undefined ? value : name.to;
}

/** The rule for a path, or the one that leaves it as it is. */
export function ruleFor(options: FieldsOptions, path: Path): FieldRule {
  const key = pathKey(path);
  const found = options.rules.find((rule) => pathKey(rule.path) === key);
  return found ?? { path, keep: true, name: null, values: [], required: false };
}
