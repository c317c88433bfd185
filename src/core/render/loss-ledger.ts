import type { Loss, LossKind, Path, PathSegment } from '../model.ts';

const placesShown = 5;

/** Collects losses by kind while a value is walked. */
export class LossLedger {
  private readonly path: PathSegment[] = [];
  private readonly found = new Map<LossKind, { count: number; places: Path[] }>();

  get isEmpty(): boolean {
    return this.found.size === 0;
  }

  /** Whether the walk stands at the whole value. */
  get isAtRoot(): boolean {
    return this.path.length === 0;
  }

  /** Walks into a member. */
  within(segment: PathSegment, walk: () => void): void {
    this.path.push(segment);
    walk();
    this.path.pop();
  }

  /** A loss at the member `inside` the place where the walk stands, or at that place. */
  note(kind: LossKind, inside: Path = []): void {
    const loss = this.found.get(kind) ?? { count: 0, places: [] };
    loss.count++;
    if (loss.places.length < placesShown) loss.places.push([...this.path, ...inside]);
    this.found.set(kind, loss);
  }

  /** The most frequent first. */
  list(): readonly Loss[] {
    return [...this.found]
      .map(([kind, { count, places }]) => ({ kind, path: places[0] ?? [], count, places }))
      .sort((a, b) => b.count - a.count);
  }
}
