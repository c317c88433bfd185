/** What can be chosen from a list. */
export interface Option {
  readonly id: string;
  readonly name: string;
}

export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}
