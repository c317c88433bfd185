import fc from 'fast-check';

/**
 * Properties draw the same values in every run, so that what passed once passes again. `FUZZ_SEED=7 npm test` draws others,
 * `FUZZ_SEED=random` new ones each time, and a failure prints the seed that repeats it.
 */
const asked = process.env.FUZZ_SEED ?? '20260101';
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) });
