export interface ReadOptions {
  readonly on: boolean;
  /** Ids of the readers that may be used; null tries all of them. */
  readonly readers: readonly string[] | null;
}
