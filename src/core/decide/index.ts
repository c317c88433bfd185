export { classifyError } from './classify-error.ts';
export { decideNext } from './decide-next.ts';
export { findFailure } from './find-failure.ts';
