// What the page needs to know of the engine's words.

export type { Place, ReadingView, Shaped, StageView } from '../engine/answers.ts';
export type { TextSlice } from '../engine/client.ts';
export type { TextRef } from '../engine/protocol.ts';
