// Where everything lies in the module's memory. The addresses are constants: nothing has to be loaded to know them.

/** The class of each code point, as `../classes.ts` makes them; whoever creates the module copies them here. */
export const CLASS_OF_CODE: usize = memory.data(0x110000);

/** Token `id` is the bytes from its start to the next token's; starts are words of 32 bits. */
export const TOKEN_STARTS: usize = memory.data(4 << 18);
export const TOKEN_BYTES: usize = memory.data(2 << 20);

/** Open addressing, words of 32 bits: high bits of the hash and, below them, the id plus one; 0 is empty. */
export const TOKEN_SLOTS: usize = memory.data(4 << 19);

/** The tokens of two bytes, words of 32 bits. */
export const TOKEN_PAIRS: usize = memory.data(4 << 16);

/** What `known-counts.ts` remembers. */
export const KNOWN_STRETCHES: usize = memory.data(64 << 13);
export const KNOWN_PIECES: usize = memory.data(64 << 13);

/** Where the tokens of a short piece end, and what each merges into with the next: words of 32 bits. */
export const PIECE_ENDS: usize = memory.data(4 << 8);
export const PIECE_RANKS: usize = memory.data(4 << 8);

/** Where the stretches of the text end: words of 32 bits. */
export const STRETCH_ENDS: usize = memory.data(4 << 16);

/**
 * The text, and whatever else is passed in or out behind it. It begins where all that has a fixed place ends, so that it can
 * grow; no call keeps it.
 */
export const TEXT: usize = (__heap_base + 15) & ~15;
