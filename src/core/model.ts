// The nouns of Toolshape. Types only: nothing here exists at run time.

export type * from './model/design.ts';
export type * from './model/detection.ts';
export type * from './model/findings.ts';
export type * from './model/json.ts';
export type * from './model/message.ts';
export type * from './model/reading.ts';
export type * from './model/rendering.ts';
export type * from './model/result.ts';
export type * from './model/stages.ts';
