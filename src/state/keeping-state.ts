/** What this browser keeps of the work. */
export interface Keeping {
  /** `full` and `blocked`: what is on the screen stays there, and only there. */
  readonly status: 'starting' | 'saving' | 'saved' | 'full' | 'blocked';
  /** True once a person asked for it. */
  readonly remembersOutputs: boolean;
}
