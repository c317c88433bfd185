/** One line of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly name: string;
  /** A second, quieter line. */
  readonly detail?: string;
  /** Set where exactly one of the group is chosen. */
  readonly isSelected?: boolean;
  readonly isFaint?: boolean;
  readonly keys?: string | null;
  run(): void;
}

export interface MenuGroup {
  readonly label: string;
  /** False where the entries speak for themselves; the label is then only read out. */
  readonly isLabelShown?: boolean;
  readonly entries: readonly MenuEntry[];
}
