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
  /** Those without anchors. */
  readonly free: readonly Detector[];
  /** By UTF-16 unit; 0 for those that stand in no word. */
  readonly kinds: Uint16Array;
  /** The state after a character of a kind, by state + kind. States are multiples of the number of kinds. */
  readonly next: Uint32Array;
  /** The number of kinds. */
  readonly width: number;
  /** States from here on have ends. */
  readonly firstEnd: number;
  /** By state, counted from the first that has some. */
  readonly ends: readonly (readonly WordEnd[])[];
  /** Detectors by the length of a run of digits that needs no separator, or by what follows a short one and its length. */
  readonly longRuns: readonly (readonly number[])[];
  readonly shortRuns: readonly (readonly (readonly number[])[])[];
  /** Detectors by the length of a run behind a letter. */
  readonly letterRuns: readonly (readonly number[])[];
}

interface WordNode {
  readonly children: Map<number, WordNode>;
  /** In the end those of shorter words too. */
  ends: readonly WordEnd[];
  /** The longest other word that has begun. */
  fallback: WordNode | null;
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
      node.ends = [...node.ends, { detector, length: word.length }];
    }
  }
  return {
    detectors: active,
    free: active.filter(({ findAll }) => findAll !== undefined),
    kinds,
    ...makeStates(root, kindCount),
    longRuns: byRun(active, ({ digits }) => digits),
    shortRuns: Array.from({ length: 48 }, (_, code) =>
      byRun(active, ({ digits, separators = runSeparators }) =>
        separators.includes(String.fromCharCode(code)) ? digits : undefined,
      ),
    ),
    letterRuns: byRun(active, ({ letterDigits }) => letterDigits),
  };
}

function makeNode(): WordNode {
  return { children: new Map(), ends: [], fallback: null, state: 0 };
}

function openChild(node: WordNode, kind: number): WordNode {
  const child = node.children.get(kind) ?? makeNode();
  node.children.set(kind, child);
  return child;
}

/** Level by level, so that the shorter words of a node are known before it. */
function makeStates(root: WordNode, width: number): Pick<ScanTables, 'next' | 'width' | 'firstEnd' | 'ends'> {
  const nodes: WordNode[] = [root];
  for (const node of nodes) {
    for (const [kind, child] of node.children) {
      let fallback = node.fallback;
      while (fallback !== null && !fallback.children.has(kind)) fallback = fallback.fallback;
      child.fallback = fallback?.children.get(kind) ?? root;
      child.ends = [...child.ends, ...child.fallback.ends];
      nodes.push(child);
    }
  }
  const plain = nodes.filter(({ ends }) => ends.length === 0);
  const ending = nodes.filter(({ ends }) => ends.length > 0);
  for (const [index, node] of [...plain, ...ending].entries()) node.state = index * width;
  const next = new Uint32Array(nodes.length * width);
  for (const node of nodes) {
    if (node.fallback !== null) next.copyWithin(node.state, node.fallback.state, node.fallback.state + width);
    for (const [kind, child] of node.children) next[node.state + kind] = child.state;
  }
  return { next, firstEnd: plain.length * width, ends: ending.map(({ ends }) => ends), width };
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
