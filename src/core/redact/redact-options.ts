import type { Path, PathSegment } from '../model.ts';

export type RedactAction = 'mask' | 'shorten' | 'fixed' | 'drop' | 'label' | 'hash' | 'generalise' | 'blank';

export type RedactTarget =
  | { readonly by: 'detector'; readonly detector: string }
  /** Matches a key's source name or its new one, whole, in any case and with or without separators; `*` stands for any part of it. */
  | { readonly by: 'key'; readonly keys: readonly string[] }
  /** Keys that usually hold such things, in English and Chinese: ids of `sensitiveKeys`. */
  | { readonly by: 'names'; readonly kinds: readonly string[] }
  /** From the record's top, in the source's names or the new ones. */
  | { readonly by: 'path'; readonly path: RulePath }
  /** Whole words, in any case. */
  | { readonly by: 'words'; readonly words: readonly string[] }
  /** A regular expression with the flags `iu`. */
  | { readonly by: 'pattern'; readonly pattern: string };

/** Any one key or element, written `*`. */
export interface AnySegment {
  readonly any: true;
}
/** Any number of steps, none too, written `**`. */
export interface DeepSegment {
  readonly deep: true;
}
export type RuleSegment = PathSegment | AnySegment | DeepSegment;
export type RulePath = readonly RuleSegment[];

export interface RedactRule {
  readonly id: string;
  readonly target: RedactTarget;
  readonly action: RedactAction;
  /** Characters to keep at either end, for `mask` and `shorten`. */
  readonly keepStart: number;
  readonly keepEnd: number;
}

/** The first rule by path or key that fits a place hides all of it; rules by detector look at what is left. */
export interface RedactOptions {
  readonly on: boolean;
  readonly rules: readonly RedactRule[];
  /** What detectors find and rules leave alone, whole and in any case. */
  readonly allow: readonly string[];
}

/** The names that fields had and have: rules by key and path see both. */
export interface RenamedField {
  readonly path: Path;
  readonly name: string | null;
  /** Where it stands now; under its new name in its old place when left out. */
  readonly to?: Path;
}
