import { changeAt } from '../change-at.ts';
import type { Json, MovedField, Path } from '../model.ts';
import { isSamePath, pathKey } from '../path.ts';
import { find } from '../registry.ts';
import { entriesOf, isObject, makeObject, memberOf } from '../value.ts';
import type { FieldRule } from './shape-fields.ts';
import type {
  ChangeOptions,
  FieldChange,
  MemberTransform,
  RecordTransform,
  RowsTransform,
  SpreadAt,
  Transform,
  ValueTransform,
} from './transforms/transform.ts';

/** Keys of objects that stand for maps are too many to remember each. */
const movedLimit = 2000;

/** What the changes of a config do to records, with an account of what they leave out and where they put things. */
export class FieldChanges {
  /** Elements of lists left out, by the path in the new names. */
  readonly omitted = new Map<string, { readonly path: Path; count: number }>();
  private readonly moves = new Map<string, MovedField>();
  private readonly values: readonly Bound<ValueTransform>[];
  private readonly members: readonly Bound<MemberTransform>[];
  private readonly records: readonly Bound<RecordTransform>[];
  private readonly rows: readonly Bound<RowsTransform>[];
  private readonly renamed: readonly FieldRule[];
  private readonly names: ReadonlyMap<string, string>;
  private readonly now: number;

  constructor(
    changes: readonly FieldChange[],
    rules: readonly FieldRule[],
    available: readonly Transform[],
    now: number,
  ) {
    const all = changes.map(({ transform, path, options }) => {
      const descriptor = find(available, transform);
      return { transform: descriptor, path, options: { ...descriptor.defaults, ...options } };
    });
    this.values = all.filter(isOfValue);
    this.members = all.filter(isOfMember);
    this.records = all.filter(isOfRecord);
    this.rows = all.filter(isOfRows);
    this.renamed = rules.filter(({ name }) => name !== null);
    this.names = new Map(rules.flatMap(({ path, name }) => (name === null ? [] : [[pathKey(path), name]])));
    this.now = now;
    for (const { transform, path, options } of this.records) {
      for (const source of transform.sources(path, options)) this.noteMove(source, [String(options.name)]);
    }
  }

  get moved(): readonly MovedField[] {
    return [...this.moves.values()];
  }

  /** The record with its values changed and its new members at the end, under the source's names. */
  changeRecord(record: Json): { readonly record: Json; readonly added: readonly (readonly [string, Json])[] } {
    let changed = record;
    for (const { transform, path, options } of this.values) {
      const context = {
        now: this.now,
        omit: (elements: number) => this.noteOmitted(path, elements),
        move: (inside: Path) => this.noteMove([...path, ...inside], this.rename(path)),
      };
      changed = changeAt(changed, path, (value) => transform.change(value, options, context));
    }
    const added = this.records.flatMap(({ transform, path, options }) => {
      const value = transform.derive(changed, path, options, this.now);
      return value === undefined ? [] : [[String(options.name), value] as const];
    });
    return { record: changed, added };
  }

  get spreads(): readonly SpreadAt[] {
    return this.members.map(({ transform, path, options }) => ({
      path,
      spread: (name: string, value: Json, taken: ReadonlySet<string>) => {
        const members = transform.spread(name, value, options);
        if (members === null || members.some((member) => taken.has(member.name))) return null;
        const parent = this.rename(path).slice(0, -1);
        for (const member of members) {
          const inside = member.key === null ? [] : [this.sourceKey(path, member.key)];
          this.noteMove([...path, ...inside], [...parent, member.name]);
        }
        return members.map((member) => [member.name, member.value] as const);
      },
    }));
  }

  /** All records at once. */
  changeRows(rows: readonly Json[], carriesMeta: boolean): RowsResult {
    let result: RowsResult = { rows, constants: null, aliases: [], groupedFrom: null };
    for (const { transform, path, options } of this.rows) {
      if (transform.needsMeta && !carriesMeta) continue;
      const change = transform.changeRows(result.rows, path, options, (source) => this.rename(source));
      if (change === null) continue;
      for (const { from, name } of change.groups ?? []) this.noteMove(from, [name]);
      result = {
        rows: change.rows,
        constants: change.constants === undefined ? result.constants : mergeRecords(result.constants, change.constants),
        aliases: [...result.aliases, ...(change.aliases ?? [])],
        groupedFrom: change.groups === undefined ? result.groupedFrom : (result.groupedFrom ?? rows.length),
      };
    }
    return result;
  }

  /** The path in the names that the records have after the rules. */
  private rename(path: Path): Path {
    return path.map((segment, index) => this.names.get(pathKey(path.slice(0, index + 1))) ?? segment);
  }

  private sourceKey(path: Path, key: string): string {
    const own = this.renamed.find((rule) => rule.name === key && isSamePath(rule.path.slice(0, -1), path));
    const source = own?.path.at(-1);
    return typeof source === 'string' ? source : key;
  }

  private noteOmitted(path: Path, elements: number): void {
    if (elements === 0) return;
    const place = this.rename(path);
    const key = pathKey(place);
    const known = this.omitted.get(key);
    if (known === undefined) this.omitted.set(key, { path: place, count: elements });
    else known.count += elements;
  }

  private noteMove(path: Path, to: Path): void {
    if (this.moves.size >= movedLimit) return;
    const key = `${pathKey(path)} ${pathKey(to)}`;
    if (!this.moves.has(key)) this.moves.set(key, { path, to, name: String(to.at(-1) ?? '') });
  }
}

export interface RowsResult {
  readonly rows: readonly Json[];
  readonly constants: Json | null;
  readonly aliases: readonly { readonly alias: string; readonly record: Json }[];
  /** Rows that the groups stand for; null where the rows are no groups. */
  readonly groupedFrom: number | null;
}

interface Bound<T extends Transform> {
  readonly transform: T;
  readonly path: Path;
  readonly options: ChangeOptions;
}

function isOfValue(bound: Bound<Transform>): bound is Bound<ValueTransform> {
  return bound.transform.of === 'value';
}
function isOfMember(bound: Bound<Transform>): bound is Bound<MemberTransform> {
  return bound.transform.of === 'member';
}
function isOfRecord(bound: Bound<Transform>): bound is Bound<RecordTransform> {
  return bound.transform.of === 'record';
}
function isOfRows(bound: Bound<Transform>): bound is Bound<RowsTransform> {
  return bound.transform.of === 'rows';
}

function mergeRecords(a: Json | null, b: Json): Json {
  if (!isObject(a) || !isObject(b)) return b;
  const merged = new Map(entriesOf(a));
  for (const [key, value] of entriesOf(b)) merged.set(key, mergeRecords(memberOf(a, key) ?? null, value));
  return makeObject([...merged]);
}
