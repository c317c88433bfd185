// Every sentence of the core, as functions of values. A second language is one more folder of the same shape.
export { actionWords, decisionWords } from './en/decisions.ts';
export { exportWords } from './en/export.ts';
export { findingWords } from './en/findings.ts';
export { fixWords } from './en/fixes.ts';
export { lossWords, recommendationWords } from './en/losses.ts';
export { noteWords } from './en/notes.ts';
export { problemWords } from './en/problems.ts';
export { type RemedyId, remedyWords, resultWords } from './en/result.ts';
