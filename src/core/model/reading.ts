import type { Json, Values } from './json.ts';

/** Something about the input that a person should know: an id with values; the sentence comes from the catalogue. */
export interface Problem {
  readonly id: string;
  readonly values: Values;
  /** UTF-16 offsets into the output as pasted. */
  readonly start: number;
  readonly end: number;
}
export type ToolKind = 'query' | 'action' | 'aggregate' | 'file' | 'code' | 'retrieval';

/** What the caller knows beside the text. */
export interface Facts {
  readonly tool?: string;
  readonly callId?: string;
  readonly kind?: ToolKind;
  readonly httpStatus?: number;
  /** Names in lower case. */
  readonly headers?: { readonly [name: string]: string };
  readonly exitCode?: number;
  readonly stderr?: string;
  readonly durationMs?: number;
  /** The protocol's own mark of failure, such as `isError` of MCP or `is_error` of Anthropic. */
  readonly isError?: boolean;
  /** The cursor that the call was made with, as it gave it. */
  readonly cursor?: string;
  /** What the call asked for, such as its arguments as JSON: a cursor holds for nothing else. */
  readonly query?: string;
  /** Whose data the call may see: a cursor holds for nobody else. */
  readonly tenant?: string;
}
export type FactName = keyof Facts;
/** The id of the reader that found the fact, or `hand`. */
export type FactSources = { readonly [name in FactName]?: string };

/** A layer that a reader took off, in the order from the outside in; JSON around an MCP result's text is one too. */
export interface Wrapper {
  readonly reader: string;
  readonly values: Values;
}

/** An output understood. */
export interface Reading {
  readonly value: Json;
  /** The reader that gave the value, such as `json` or `csv`. */
  readonly reader: string;
  /** The format in which the stages before Render are counted. */
  readonly format: string;
  /** Indent of the pasted JSON: spaces, or a tab; 0 where it stands on one line. */
  readonly indent: number | '\t';
  readonly wrappers: readonly Wrapper[];
  readonly facts: Facts;
  readonly factSources: FactSources;
  readonly problems: readonly Problem[];
  /** True where the text was cut off or repaired, so that it can't be called complete. */
  readonly isPartial: boolean;
  /** Codes that the result is to carry from the start. */
  readonly warnings: readonly string[];
  /** The calls of the log that the output is, in their order; empty where it is none. */
  readonly calls: readonly LoggedCall[];
}

/** A call in the log of a conversation. */
export interface LoggedCall {
  /** The call's own id, or its place, such as `#3`, where it has none of its own. As the fact `callId` it chooses the call. */
  readonly id: string;
  readonly tool: string | null;
  readonly status: 'answered' | 'failed' | 'unanswered';
  readonly isTaken: boolean;
  readonly content: Json;
}

export interface ReadHints {
  readonly facts?: Facts;
  /** Ids of the readers to try; all of them when left out. Plain text always remains. */
  readonly readers?: readonly string[] | null;
}

/** What a reader is given: the text still to be understood, or a value that may be a wrapper around another. */
export type ReadInput = { readonly of: 'text'; readonly text: string } | { readonly of: 'value'; readonly value: Json };

/** What a reader made of its input. */
export interface ReadStep {
  /** More text or another value to read, or the value itself. */
  readonly next: ReadInput;
  /** True where `next` is what the tool returned and no reader of text need look at it. */
  readonly isFinal: boolean;
  readonly format?: string;
  readonly indent?: number | '\t';
  readonly facts?: Facts;
  readonly values?: Values;
  /** Offsets count from the start of this reader's input. */
  readonly problems?: readonly Problem[];
  /** Where the next text starts in this one, when it is a part of it. */
  readonly offset?: number;
  readonly isPartial?: boolean;
  /** Codes that the result is to carry. */
  readonly warnings?: readonly string[];
  readonly calls?: readonly LoggedCall[];
}

export interface Reader {
  readonly id: string;
  /** Readers of `text` come first; readers of `value` look into what those found. */
  readonly of: 'text' | 'value';
  /** True where the step takes off a layer instead of giving the value. */
  readonly isWrapper: boolean;
  /** Tried only where a config names it: it guesses what was meant. */
  readonly isOptIn?: boolean;
  /** The reader that guesses what this one could not read. */
  readonly repairedBy?: string;
  /** Readers that watch over the texts which this one refuses: a config that pins this one pins them too. */
  readonly pinsWith?: readonly string[];
  /** What it gives is one thing, and the lists in it are parts of that: none of them holds the records. */
  readonly givesOneThing?: boolean;
  /** UTF-16 units of the longest text that it reads: a longer one stays as it is, and that is said. */
  readonly longest?: number;
  /** Takes what no other reader knows. */
  readonly takesAll?: boolean;
  /** Its records stand in the order in which things happened, the newest last. */
  readonly newestLast?: boolean;
  /** Null when the input is not this reader's. Never throws. `call` is the id of the call that is wanted of a log. */
  read(input: ReadInput, call?: string): ReadStep | null;
  /** As `read`, where that takes long. */
  readInSteps?(input: ReadInput, call?: string): Generator<null, ReadStep | null>;
}
