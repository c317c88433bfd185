import type { Anchors, Detector } from '../model.ts';

/** Longer runs of digits count as this long. */
export const longestRun = 24;
/** What may follow a short run of digits that is tried. */
const runSeparators = ' ).-/';
/** The kind of every digit. */
export const digitKind = 1;

/** A word of a detector, met where it ends. */
export interface WordEnd {
  readonly detector: number;
  readonly length: number;
}

/** What detectors wait for, as the automaton of Aho and Corasick: one look-up a character, however many words there are. */
export interface ScanTables {
  readonly detectors: readonly Detector[];
  /** By UTF-16 unit; 0 for those that stand in no word. */
  readonly kinds: Uint16Array;
  /** The state after a character of a kind, by state + kind. States are multiples of the number of kinds. */
  readonly next: Uint32Array;
  /** By state. */
  readonly ends: ReadonlyMap<number, readonly WordEnd[]>;
  /** 1 for states with ends. */
  readonly isEnd: Uint8Array;
  /** Detectors by the length of a run of digits that needs no separator, or by what follows a short one and its length. */
  readonly longRuns: readonly (readonly number[])[];
  readonly shortRuns: ReadonlyMap<number, readonly (readonly number[])[]>;
  /** Detectors by the length of a run behind a letter. */
  readonly letterRuns: readonly (readonly number[])[];
}

interface WordNode {
  readonly children: Map<number, WordNode>;
  readonly ends: WordEnd[];
  state: number;
}

export function makeScanTables(active: readonly Detector[]): ScanTables {
  const kinds = new Uint16Array(65_536);
  kinds.fill(digitKind, 48, 58);
  const root = makeNode();
  let kindCount = digitKind + 1;
  const kindOf = (character: string): number => {
    const code = character.charCodeAt(0);
    if (kinds[code] === 0) {
      kinds[code] = kindCount;
      const upper = character.toUpperCase();
      if (upper.length === 1) kinds[upper.charCodeAt(0)] = kindCount;
      kindCount++;
    }
    return kinds[code] ?? 0;
  };
  for (const [detector, { anchors }] of active.entries()) {
    for (const word of anchors.words ?? []) {
      let node = root;
      for (let at = 0; at < word.length; at++) node = openChild(node, kindOf(word.charAt(at)));
      node.ends.push({ detector, length: word.length });
    }
  }
  return {
    detectors: active,
    kinds,
    ...makeStates(root, kindCount),
    longRuns: byRun(active, ({ digits }) => digits),
    shortRuns: new Map(
      [...runSeparators].map((separator) => [
        separator.charCodeAt(0),
        byRun(active, ({ digits, separators = runSeparators }) =>
          separators.includes(separator) ? digits : undefined,
        ),
      ]),
    ),
    letterRuns: byRun(active, ({ letterDigits }) => letterDigits),
  };
}

function makeNode(): WordNode {
  return { children: new Map(), ends: [], state: 0 };
}

function openChild(node: WordNode, kind: number): WordNode {
  const child = node.children.get(kind) ?? makeNode();
  node.children.set(kind, child);
  return child;
}

/** Level by level, so that the longest shorter word of a state is known before the state. */
function makeStates(root: WordNode, width: number): Pick<ScanTables, 'next' | 'ends' | 'isEnd'> {
  const nodes: WordNode[] = [root];
  for (const node of nodes) {
    for (const child of node.children.values()) {
      child.state = nodes.length * width;
      nodes.push(child);
    }
  }
  const next = new Uint32Array(nodes.length * width);
  const isEnd = new Uint8Array(nodes.length * width);
  const ends = new Map<number, readonly WordEnd[]>();
  const fallbacks = new Map<WordNode, number>([[root, 0]]);
  for (const node of nodes) {
    const fallback = fallbacks.get(node) ?? 0;
    if (node !== root) next.copyWithin(node.state, fallback, fallback + width);
    const found = [...node.ends, ...(node === root ? [] : (ends.get(fallback) ?? []))];
    if (found.length > 0) {
      ends.set(node.state, found);
      isEnd[node.state] = 1;
    }
    for (const [kind, child] of node.children) {
      fallbacks.set(child, node === root ? 0 : (next[fallback + kind] ?? 0));
      next[node.state + kind] = child.state;
    }
  }
  return { next, ends, isEnd };
}

function byRun(
  active: readonly Detector[],
  lengthsOf: (anchors: Anchors) => Anchors['digits'],
): readonly (readonly number[])[] {
  return Array.from({ length: longestRun + 1 }, (_, length) =>
    active.flatMap(({ anchors }, index) => {
      const [fewest, most] = lengthsOf(anchors) ?? [1, 0];
      return length >= fewest && length <= most ? [index] : [];
    }),
  );
}
