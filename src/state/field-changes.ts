import {
  type ChangeOptions,
  type FieldChange,
  type FieldStat,
  isEach,
  isSamePath,
  type Path,
  type Transform,
} from '../core/index.ts';

/** A change with options that suit the field. */
export function newChange(
  transform: Transform,
  path: Path,
  changes: readonly FieldChange[],
  fields: readonly FieldStat[],
): FieldChange {
  const ids = new Set(changes.map(({ id }) => id));
  let number = 1;
  while (ids.has(`${transform.id}-${number}`)) number += 1;
  const options = { ...transform.defaults, ...ownOptions(transform, path, fields) };
  return { id: `${transform.id}-${number}`, transform: transform.id, path, options };
}

const tellingKeys = ['name', 'title', 'label', 'login', 'key', 'id'];

function ownOptions({ id, defaults }: Transform, path: Path, fields: readonly FieldStat[]): ChangeOptions {
  const name = String(path.filter((segment) => typeof segment === 'string').at(-1) ?? 'text');
  if (id === 'age') return { name: `${name}_age_${defaults.unit}` };
  if ('key' in defaults) {
    const inside = fields.filter(
      ({ path: at, isLeaf }) => isLeaf && at.length === path.length + 2 && isInList(at, path),
    );
    const keys = inside.map(({ path: at }) => String(at.at(-1)));
    return { key: tellingKeys.find((key) => keys.includes(key)) ?? keys[0] ?? '' };
  }
  if ('prefix' in defaults && typeof defaults.prefix === 'string')
    return { prefix: name.charAt(0).toLowerCase() || 'r' };
  return {};
}

function isInList(path: Path, list: Path): boolean {
  return isSamePath(path.slice(0, list.length), list) && isEach(path[list.length]);
}
