import { isEach, isSamePath, type Path, type Run } from '../core/index.ts';

/** The field of the selected records that stands at a path of the final value; null where that is none. */
export function sourceField(run: Run, bodyKey: string | null, path: Path): Path | null {
  const { result, shaper } = run;
  const isWrapped = shaper.envelope.on;
  if (result.error !== null || result.data === null || (isWrapped && path[0] !== bodyKey)) return null;
  const [first, ...rest] = isWrapped ? path.slice(1) : path;
  if (first === undefined) return null;
  if (!Array.isArray(result.data)) return unnamed([first, ...rest], run);
  return isEach(first) ? unnamed(rest, run) : null;
}

/** Undoes what the fields were renamed to. Only a key can be dropped. */
function unnamed(path: Path, { shaper }: Run): Path | null {
  if (typeof path.at(-1) !== 'string') return null;
  const rules = shaper.fields.on ? shaper.fields.rules : [];
  let source: Path = [];
  for (const segment of path) {
    const renamed = rules.find(({ name, path: from }) => name === segment && isSamePath(from.slice(0, -1), source));
    source = [...source, renamed?.path.at(-1) ?? segment];
  }
  return source;
}
