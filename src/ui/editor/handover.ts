/** What the plain box leaves to the editor that takes its place. */
export interface Handover {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly scrollTop: number;
  readonly hasFocus: boolean;
}
