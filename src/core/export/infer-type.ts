import type { Json } from '../model.ts';
import { entriesOf, isArray, isObject, typeOf } from '../value.ts';

/** Rows that a type is made of. */
const typedRows = 1000;
/** An object with more keys is a map by its keys. */
const mostKeys = 60;

/** The TypeScript type of a value: members that are not always there are optional, other kinds a union. */
export function inferType(value: Json): string {
  const shape = new TypeShape();
  shape.add(value);
  return shape.write('');
}

class TypeShape {
  private readonly scalars = new Set<string>();
  private readonly members = new Map<string, { readonly shape: TypeShape; count: number }>();
  private elements: TypeShape | null = null;
  private objects = 0;

  add(value: Json): void {
    if (isArray(value)) {
      this.elements ??= new TypeShape();
      for (const element of value.slice(0, typedRows)) this.elements.add(element);
    } else if (isObject(value)) {
      this.objects++;
      for (const [key, member] of entriesOf(value)) {
        const known = this.members.get(key) ?? { shape: new TypeShape(), count: 0 };
        known.count++;
        known.shape.add(member);
        this.members.set(key, known);
      }
    } else {
      this.scalars.add(typeOf(value));
    }
  }

  write(indent: string): string {
    const kinds: string[] = [];
    if (this.objects > 0) kinds.push(this.writeObject(indent));
    if (this.elements !== null) kinds.push(`readonly ${wrapUnion(this.elements.write(indent))}[]`);
    for (const kind of ['string', 'number', 'boolean', 'null']) if (this.scalars.has(kind)) kinds.push(kind);
    return kinds.length === 0 ? 'unknown' : kinds.join(' | ');
  }

  private writeObject(indent: string): string {
    if (this.members.size === 0) return '{ readonly [key: string]: never }';
    if (this.members.size > mostKeys) return this.writeMap(indent);
    const inner = `${indent}  `;
    const lines = [...this.members].map(([key, { shape, count }]) => {
      const name = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : JSON.stringify(key);
      return `${inner}readonly ${name}${count < this.objects ? '?' : ''}: ${shape.write(inner)};`;
    });
    return `{\n${lines.join('\n')}\n${indent}}`;
  }

  private writeMap(indent: string): string {
    const merged = new Set([...this.members.values()].map(({ shape }) => shape.write(indent)));
    return `{ readonly [key: string]: ${[...merged].slice(0, 3).join(' | ')}${merged.size > 3 ? ' | unknown' : ''} }`;
  }
}

function wrapUnion(type: string): string {
  return / \| |^readonly /.test(type) ? `(${type})` : type;
}
