declare module 'virtual:core-sources' {
  /** The text of every module of the core, by path from `src`: `core/model.ts`. */
  const sources: Readonly<Record<string, string>>;
  export default sources;
}
