/** What the plain box leaves to the editor that takes its place. */
export interface Handover {
  /** What was typed and not told to the session yet; null where nothing was. */
  readonly unsent: string | null;
  readonly start: number;
  readonly end: number;
  readonly scrollTop: number;
  readonly hasFocus: boolean;
}
