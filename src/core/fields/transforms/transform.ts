import type { FieldStat, Json, Path } from '../../model.ts';

export interface ChangeOptions {
  readonly [name: string]: string | number | boolean;
}

/** One change of what fields hold, as data. */
export interface FieldChange {
  readonly id: string;
  readonly transform: string;
  /** From the record's top, in the source's names; empty for the whole record. */
  readonly path: Path;
  readonly options: ChangeOptions;
}

/** What a change may know and must tell. */
export interface ChangeContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Elements of a list that are left out. */
  omit(elements: number): void;
  /** What stood at this path inside the value is now a part of the value itself, so that redaction still knows it. */
  move(inside: Path): void;
}

interface TransformBase {
  readonly id: string;
  readonly defaults: ChangeOptions;
  /** Options that are one of a few. */
  readonly choices: { readonly [option: string]: readonly string[] };
  /** Whether it is worth offering for a field that holds this. */
  suits(stat: FieldStat): boolean;
}

/** Puts another value in the place of one. */
export interface ValueTransform extends TransformBase {
  readonly of: 'value';
  change(value: Json, options: ChangeOptions, context: ChangeContext): Json;
}

/** Puts other members in the place of one; null leaves it. */
export interface MemberTransform extends TransformBase {
  readonly of: 'member';
  spread(name: string, value: Json, options: ChangeOptions): readonly SpreadMember[] | null;
}
export interface SpreadMember {
  readonly name: string;
  readonly value: Json;
  /** Its key inside the value; null where it is the value itself. */
  readonly key: string | null;
}

/** A member transform at its place. */
export interface SpreadAt {
  readonly path: Path;
  spread(name: string, value: Json, taken: ReadonlySet<string>): readonly (readonly [string, Json])[] | null;
}

/** Adds a member at the record's end, made of others. */
export interface RecordTransform extends TransformBase {
  readonly of: 'record';
  /** The fields that it is made of. */
  sources(path: Path, options: ChangeOptions): readonly Path[];
  derive(record: Json, path: Path, options: ChangeOptions, now: number): Json | undefined;
}

/** Looks at all records at once, as the rules left them. */
export interface RowsTransform extends TransformBase {
  readonly of: 'rows';
  /** True where what it takes out of the rows must be said beside them. */
  readonly needsMeta: boolean;
  /** The path and those in the options are in the names that the records have now. Null leaves the rows as they are. */
  changeRows(
    rows: readonly Json[],
    path: Path,
    options: ChangeOptions,
    rename: (path: Path) => Path,
  ): RowsChange | null;
}
export interface RowsChange {
  readonly rows: readonly Json[];
  /** A record that holds what is the same in every row, at its place. */
  readonly constants?: Json;
  /** Short names and, at its place in a record, what each stands for. */
  readonly aliases?: readonly { readonly alias: string; readonly record: Json }[];
  /** The rows are groups of what came, made of these fields. */
  readonly groups?: readonly { readonly from: Path; readonly name: string }[];
}

export type Transform = ValueTransform | MemberTransform | RecordTransform | RowsTransform;

export interface TransformExample {
  readonly rows: string;
  readonly path: Path;
  readonly options?: ChangeOptions;
  /** What the model gets, as JSON. */
  readonly gives: string;
  /** What stands beside the rows. */
  readonly meta?: string;
  readonly why?: string;
}
