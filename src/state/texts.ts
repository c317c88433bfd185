// What the page needs to know of the engine's words.
export type { TextSlice } from '../engine/client.ts';
export type { Place, ReadingView, Shaped, StageView, TextRef } from '../engine/protocol.ts';
