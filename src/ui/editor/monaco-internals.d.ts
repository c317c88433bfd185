/** Whether Tab leaves the editors, which Ctrl+M changes. The option of this name would win over Ctrl+M. */
declare module 'monaco-editor/editor/browser/config/tabFocus' {
  export const TabFocus: { setTabFocusMode(leaves: boolean): void };
}
