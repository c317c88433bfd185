/** The commands that are the same in every workspace; others are made of what is there, such as one for each format. */
export type CommandId =
  | 'palette'
  | 'shortcuts'
  | 'next-pane'
  | 'previous-pane'
  | 'undo'
  | 'redo'
  | 'share'
  | 'export'
  | 'new-design'
  | 'duplicate-design'
  | 'rename-design'
  | 'remove-design'
  | 'open-file'
  | 'download-design'
  | 'new-sample'
  | 'rename-sample'
  | 'remove-sample'
  | 'samples'
  | 'lessons'
  | 'clear-output'
  | 'suggest'
  | 'reset-shaper'
  | 'hide-text'
  | 'keep-text'
  | 'copy-text'
  | 'copy-message'
  | 'copy-markdown'
  | 'show-final'
  | 'remember-outputs'
  | 'forget-outputs';

export type CommandGroup = 'work' | 'shape' | 'show' | 'take' | 'page';

/** Something that a person can do now: the palette, the menus and the shortcuts all draw on these. */
export interface Command {
  readonly id: string;
  readonly name: string;
  readonly group: CommandGroup;
  run(): void;
}
