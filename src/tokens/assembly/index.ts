// What the module does for `../counter.ts`; README.md tells how. Nothing here is allocated and nothing is kept of a text.
import { CLASS_OF_CODE, TEXT } from './memory';

export { countParts } from './count-parts';
export { chooseCl100k } from './pieces';
export { countText } from './stretches';
export { findTokenEnds } from './token-ends';
export { findMerged, NONE, unpackTokens } from './vocabulary';

export const classOfCode: usize = CLASS_OF_CODE;
export const text: usize = TEXT;
