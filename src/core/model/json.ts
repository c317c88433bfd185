/** A number whose source text `JSON.stringify` would not give back, such as 9007199254740993, 1280.50 or 1e400. */
export interface ExactNumber {
  readonly text: string;
  valueOf(): number;
}

/** A value as the chain carries it. It stays in the worker or in exported code and never crosses a border. */
export type Json = null | boolean | number | string | ExactNumber | JsonArray | JsonObject;
export type JsonArray = readonly Json[];
/** A Map stands in where a plain object would change the order of keys that look like integers. */
export type JsonObject = PlainObject | ReadonlyMap<string, Json>;
export interface PlainObject {
  readonly [key: string]: Json;
}

/** Every element of a list. */
export interface EachSegment {
  readonly each: true;
}
/** A key, an index, or every element. */
export type PathSegment = string | number | EachSegment;
export type Path = readonly PathSegment[];

export type Values = { readonly [name: string]: string | number | boolean | null };
