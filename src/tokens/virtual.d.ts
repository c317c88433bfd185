declare module 'virtual:token-table/o200k_base' {
  /** What `packTable` made. */
  const table: string;
  export default table;
}

declare module 'virtual:token-table/cl100k_base' {
  /** What `packTable` made. */
  const table: string;
  export default table;
}

declare module 'virtual:counting-module' {
  /** What `assembly/index.ts` compiles to, in Base64. */
  const code: string;
  export default code;
}
