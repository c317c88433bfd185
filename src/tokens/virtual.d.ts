declare module 'virtual:token-table/o200k_base' {
  /** The packed table, deflated, in base64. */
  const table: string;
  export default table;
}

declare module 'virtual:token-table/cl100k_base' {
  /** The packed table, deflated, in base64. */
  const table: string;
  export default table;
}
