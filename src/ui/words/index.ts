import { en } from './en.ts';

export type Words = typeof en;

/** The language of the page. */
export const words: Words = en;
