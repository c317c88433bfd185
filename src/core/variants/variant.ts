import type { Facts, Json, Path } from '../model.ts';

/** What a variant is made of: an output that was pasted, as it was understood. */
export interface VariantSource {
  readonly text: string;
  readonly value: Json;
  readonly records: Path;
  readonly total: Path | null;
  readonly next: Path | null;
  readonly facts: Facts;
  /** Writes a value in the format of the paste. */
  write(value: Json): string;
}

export interface VariantOutput {
  readonly output: string;
  readonly facts: Facts;
}

/** Another output that the same tool could return. */
export interface Variant {
  readonly id: string;
  /** Null where it can't be made of this output. */
  make(source: VariantSource): VariantOutput | null;
}
