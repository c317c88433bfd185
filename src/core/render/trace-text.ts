import type { Format, Json } from '../model.ts';
import { find } from '../registry.ts';
import { entriesOf, isObject, makeObject } from '../value.ts';
import { formats } from './formats/index.ts';
import { placementFor, type RenderInput, type RenderOptions } from './render-text.ts';
import type { Trace } from './trace.ts';
import { TracePen } from './trace-pen.ts';
import type { TraceNode } from './trace-tree.ts';
import { traces } from './traces/index.ts';
import { partsWith } from './write-with.ts';

/** Goes with the pen over a final text that `layOutText` laid out, or compact JSON where rendering is off. */
export function* traceText(input: RenderInput, render: RenderOptions, pen: TracePen): Generator<null> {
  if (!render.on || !render.fence) return yield* traceInside(input, render, pen);
  const { root } = pen.tree;
  pen.mark(root, pen.text.indexOf('\n') + 1);
  yield* traceInside(input, render, pen);
  pen.mark(root, pen.text.length - pen.at);
}

function* traceInside(
  { envelope, bodyKey }: RenderInput,
  { on, format, head, placement, options }: RenderOptions,
  pen: TracePen,
): Generator<null> {
  const { root } = pen.tree;
  if (!on) {
    if (typeof envelope === 'string') return pen.words(root, envelope, envelope);
    return yield* traceAs('json-compact', envelope, root, pen, {});
  }
  const wanted = placementFor(find<Format>(formats, format), placement);
  const entries = bodyKey === null || wanted === 'inside' || !isObject(envelope) ? null : entriesOf(envelope);
  if (entries === null) return yield* traceAs(format, envelope, root, pen, options);
  const rows = entries.find(([key]) => key === bodyKey)?.[1];
  if (bodyKey === null || rows === undefined || rows === null) return yield* traceAs(head, envelope, root, pen, {});
  const place = pen.tree.member(root, bodyKey);
  if (wanted === 'string') {
    const body = new TracePen(yield* writeInSteps(find<Format>(formats, format), rows, options), pen.tree);
    yield* traceAs(format, rows, place, body, options);
    pen.embedded = { node: place, pen: body };
    const members = entries.map(([key, value]) => [key, key === bodyKey ? body.text : value] as const);
    return yield* traceAs(head, makeObject(members), root, pen, {});
  }
  yield* traceAs(head, makeObject(entries.filter(([key]) => key !== bodyKey)), root, pen, {});
  if (!pen.isDone) pen.mark(place, '\n\n'.length);
  yield* traceAs(format, rows, place, pen, options);
}

function* writeInSteps(format: Format, value: Json, options: RenderOptions['options']): Generator<null, string> {
  const written: string[] = [];
  for (const part of partsWith(format, value, options)) {
    written.push(part);
    yield null;
  }
  return written.join('');
}

function traceAs(
  id: string,
  value: Json,
  node: TraceNode,
  pen: TracePen,
  options: RenderOptions['options'],
): Generator<null> {
  const { defaults } = find<Format>(formats, id);
  return find<Trace>(traces, id).trace(value, node, pen, { ...defaults, ...options });
}
