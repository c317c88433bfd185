/** The part of papaparse that the core uses, without the Node and DOM types that @types/papaparse needs. */

export interface ParseError {
  type: 'Quotes' | 'Delimiter' | 'FieldMismatch';
  code: 'MissingQuotes' | 'UndetectableDelimiter' | 'TooFewFields' | 'TooManyFields' | 'InvalidQuotes';
  message: string;
  row?: number | undefined;
  index?: number | undefined;
}

export interface ParseMeta {
  delimiter: string;
  linebreak: string;
  aborted: boolean;
  fields?: string[] | undefined;
  truncated: boolean;
  cursor: number;
}

export interface ParseResult<T> {
  data: T[];
  errors: ParseError[];
  meta: ParseMeta;
}

export interface ParseConfig {
  delimiter?: string | undefined;
  delimitersToGuess?: string[] | undefined;
  newline?: '\r' | '\n' | '\r\n' | undefined;
  quoteChar?: string | undefined;
  escapeChar?: string | undefined;
  header?: false | undefined;
  preview?: number | undefined;
  comments?: false | string | undefined;
  skipEmptyLines?: boolean | 'greedy' | undefined;
}

export interface UnparseConfig {
  quotes?: boolean | boolean[] | undefined;
  quoteChar?: string | undefined;
  escapeChar?: string | undefined;
  delimiter?: string | undefined;
  header?: boolean | undefined;
  newline?: string | undefined;
  skipEmptyLines?: boolean | 'greedy' | undefined;
  columns?: string[] | undefined;
}

export function parse<T>(text: string, config?: ParseConfig): ParseResult<T>;
export function unparse(rows: unknown[], config?: UnparseConfig): string;
