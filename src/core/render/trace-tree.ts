import type { Path, PathSegment } from '../model.ts';
import { each } from '../path.ts';

/** Paths beyond this are not told apart: a map keyed by ids has as many as it has entries. */
const tracedPaths = 3000;

/** One path over all of a value. */
export class TraceNode {
  readonly id: number;
  readonly parent: TraceNode | null;
  readonly path: Path;
  readonly members = new Map<string, TraceNode>();
  elements: TraceNode | null = null;
  /** How often its key was written. */
  keys = 0;
  /** The key that was written last, and how: it is much the same each time. */
  lastKey: string | null = null;
  writtenKey = '';

  constructor(id: number, parent: TraceNode | null, path: Path) {
    this.id = id;
    this.parent = parent;
    this.path = path;
  }
}

/** The paths that a text was found to hold, each under a number. */
export class TraceTree {
  readonly root: TraceNode = new TraceNode(0, null, []);
  readonly nodes: TraceNode[] = [this.root];

  /** A member's place; its owner's where there are too many. */
  member(owner: TraceNode, key: string): TraceNode {
    const known = owner.members.get(key);
    if (known !== undefined) return known;
    const node = this.grow(owner, key);
    if (node !== owner) owner.members.set(key, node);
    return node;
  }

  /** The place of all elements of a list. */
  element(owner: TraceNode): TraceNode {
    if (owner.elements !== null) return owner.elements;
    const node = this.grow(owner, each);
    if (node !== owner) owner.elements = node;
    return node;
  }

  private grow(owner: TraceNode, segment: PathSegment): TraceNode {
    if (this.nodes.length >= tracedPaths) return owner;
    const node = new TraceNode(this.nodes.length, owner, [...owner.path, segment]);
    this.nodes.push(node);
    return node;
  }
}
