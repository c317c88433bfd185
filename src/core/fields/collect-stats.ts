import type { FieldStat, Json, Path, PathSegment } from '../model.ts';
import { each } from '../path.ts';
import { entriesOf, isArray, isExactNumber, isObject, isScalar, sizeOf, typeOf } from '../value.ts';
import { quoteJson } from '../write-json.ts';

const distinctLimit = 1000;
const sampleLength = 80;
/** Paths beyond this are not listed: a map keyed by ids has as many as it has entries. */
const pathLimit = 3000;

export interface StatsOptions {
  /** Counts the lines of each path as JSON with indent 2; tokens stay null without it. */
  readonly countTokens?: (text: string) => number;
  /** Levels that stand around a record in that JSON. */
  readonly depth?: number;
}

/** What stands at each path over all records, parents before their children, in the order first met. */
export function collectStats(records: readonly Json[], options: StatsOptions = {}): readonly FieldStat[] {
  const collector = new StatsCollector(options);
  collector.add(records);
  return collector.stats();
}

type Scalar = string | number | boolean | null;

class PathNode {
  readonly path: Path;
  readonly parent: PathNode | null;
  readonly members = new Map<string, PathNode>();
  elements: PathNode | null = null;
  readonly types: { [type: string]: number } = {};
  /** Objects at this path: what a member's absence is measured against. */
  objects = 0;
  present = 0;
  nulls = 0;
  empties = 0;
  emptyTexts = 0;
  tokens = 0;
  sample = '';
  isCapped = false;
  readonly seen = new Map<Scalar, number>();

  constructor(path: Path, parent: PathNode | null) {
    this.path = path;
    this.parent = parent;
  }
}

/** As `collectStats`, for records that come in parts. */
export class StatsCollector {
  private readonly root = new PathNode([], null);
  private readonly count: ((text: string) => number) | undefined;
  private readonly depth: number;
  private paths = 0;

  constructor(options: StatsOptions) {
    this.count = options.countTokens;
    this.depth = options.depth ?? 1;
  }

  add(records: readonly Json[]): void {
    for (const record of records) this.visit(record, this.root, this.depth);
  }

  stats(): readonly FieldStat[] {
    const stats: FieldStat[] = [];
    this.list(this.root, stats);
    return stats;
  }

  private visit(value: Json, node: PathNode, level: number): void {
    noteValue(node, value);
    if (isArray(value)) {
      for (const [index, element] of value.entries()) {
        const comma = index < value.length - 1 ? ',\n' : '\n';
        if (isScalar(element)) {
          this.addLine(node, level + 1, showScalar(element) + comma);
        } else {
          node.elements ??= this.newNode(each, node);
          if (node.elements === null) continue;
          this.addBrackets(node.elements, level + 1, '', element, comma);
          this.visit(element, node.elements, level + 1);
        }
      }
    } else if (isObject(value)) {
      node.objects++;
      let left = sizeOf(value);
      for (const [key, member] of entriesOf(value)) {
        const comma = --left > 0 ? ',\n' : '\n';
        let child = node.members.get(key) ?? null;
        if (child === null) {
          child = this.newNode(key, node);
          if (child === null) continue;
          node.members.set(key, child);
        }
        const label = `${quoteJson(key)}: `;
        if (isScalar(member)) this.addLine(child, level + 1, label + showScalar(member) + comma);
        else this.addBrackets(child, level + 1, label, member, comma);
        this.visit(member, child, level + 1);
      }
    }
  }

  private newNode(segment: PathSegment, parent: PathNode): PathNode | null {
    if (this.paths >= pathLimit) return null;
    this.paths++;
    return new PathNode([...parent.path, segment], parent);
  }

  private addBrackets(node: PathNode, level: number, label: string, value: Json, comma: string): void {
    const [open, close] = isArray(value) ? ['[', ']'] : ['{', '}'];
    const isEmpty = isArray(value) ? value.length === 0 : isObject(value) && sizeOf(value) === 0;
    if (isEmpty) {
      this.addLine(node, level, label + open + close + comma);
    } else {
      this.addLine(node, level, `${label}${open}\n`);
      this.addLine(node, level, close + comma);
    }
  }

  /** Counts of lines of indented JSON add up exactly, so a path's tokens are the sum over its lines. */
  private addLine(node: PathNode, level: number, line: string): void {
    if (this.count === undefined) return;
    const tokens = this.count('  '.repeat(level) + line);
    for (let at: PathNode | null = node; at !== null; at = at.parent) at.tokens += tokens;
  }

  private list(node: PathNode, stats: FieldStat[]): void {
    if (node !== this.root || (node.members.size === 0 && node.elements === null)) stats.push(this.toStat(node));
    for (const member of node.members.values()) this.list(member, stats);
    if (node.elements !== null) this.list(node.elements, stats);
  }

  private toStat(node: PathNode): FieldStat {
    const top = [...node.seen].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
    const owners = node.parent === null || node.parent.elements === node ? node.present : node.parent.objects;
    return {
      path: node.path,
      depth: node.path.length,
      isLeaf: node.members.size === 0 && node.elements === null,
      types: node.types,
      present: node.present,
      nulls: node.nulls,
      absent: owners - node.present,
      empties: node.empties,
      emptyTexts: node.emptyTexts,
      distinct: node.seen.size,
      distinctCapped: node.isCapped,
      sample: node.sample,
      top: top.slice(0, 12),
      tokens: this.count === undefined ? null : node.tokens,
    };
  }
}

function noteValue(node: PathNode, value: Json): void {
  const type = typeOf(value);
  node.present++;
  node.types[type] = (node.types[type] ?? 0) + 1;
  if (value === null) node.nulls++;
  if (isScalar(value)) {
    noteScalar(node, isExactNumber(value) ? value.text : value);
  } else {
    const size = isArray(value) ? value.length : sizeOf(value);
    if (size === 0) node.empties++;
    if (node.sample === '') node.sample = isArray(value) ? `[${size}]` : `{${size}}`;
  }
}

function noteScalar(node: PathNode, value: Scalar): void {
  if (value === '') {
    node.empties++;
    node.emptyTexts++;
  }
  const short = typeof value === 'string' ? value.slice(0, 200) : value;
  if (node.sample === '' && value !== null) node.sample = String(short).slice(0, sampleLength);
  const count = node.seen.get(short);
  if (count !== undefined || node.seen.size < distinctLimit) node.seen.set(short, (count ?? 0) + 1);
  else node.isCapped = true;
}

function showScalar(value: Json): string {
  if (typeof value === 'string') return quoteJson(value);
  return isExactNumber(value) ? value.text : String(value);
}
