export { findChoices, type SelectChoices } from './find-choices.ts';
export type { FoundRecords } from './find-records.ts';
export { findRecords } from './find-records.ts';
export type { Selection, SelectOptions } from './select-records.ts';
export { selectRecords } from './select-records.ts';
