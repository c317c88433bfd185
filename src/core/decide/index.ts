export { classifyError } from './classify-error.ts';
export { decideNext } from './decide-next.ts';
export { isPartialError } from './error-object.ts';
export { findFailure } from './find-failure.ts';
