export interface Hit {
  readonly detector: string;
  readonly start: number;
  readonly end: number;
}
/** A stretch of a text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
/** What the shared scan looks for on behalf of a detector. */
export interface Anchors {
  /** Texts in lower case, met in any case; a digit in them stands for every digit. */
  readonly words?: readonly string[];
  /** Lengths of a run of digits with no letter before it; one below seven only where a separator and more digits follow. */
  readonly digits?: readonly [fewest: number, most: number];
  /** Which of ` ).-/` may follow a short run; any when left out. */
  readonly separators?: string;
  /** Lengths of a run of digits behind a letter. */
  readonly letterDigits?: readonly [fewest: number, most: number];
}
/** Finds one kind of secret or personal data in text. */
export interface Detector {
  readonly id: string;
  readonly group: 'secret' | 'person' | 'network';
  /** What a suggested rule does with its hits. */
  readonly suggests: 'mask' | 'fixed' | 'label' | 'generalise';
  /** Keys that tell what their value is: the detector then reads `key: value`. */
  readonly context?: RegExp;
  readonly anchors: Anchors;
  /** The hit at the anchor that starts at `at`, or null. Its work has a bound. */
  match(text: string, at: number): Span | null;
  /** Hits of a person's own pattern, which has no anchors. */
  findAll?(text: string): readonly Hit[];
}
