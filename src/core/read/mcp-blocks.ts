import type { Json, Problem, ReadInput } from '../model.ts';
import { parseJson } from '../parse-json.ts';
import { isScalar, lookUp } from '../value.ts';

/** Is this a content block of the protocol, with the members that its type asks for. */
export function isMcpBlock(block: Json): boolean {
  switch (lookUp(block, 'type')) {
    case 'text':
      return typeof lookUp(block, 'text') === 'string';
    case 'image':
    case 'audio':
      return typeof lookUp(block, 'data') === 'string' && typeof lookUp(block, 'mimeType') === 'string';
    case 'resource':
      return typeof lookUp(lookUp(block, 'resource'), 'uri') === 'string';
    case 'resource_link':
      return typeof lookUp(block, 'uri') === 'string';
    default:
      return false;
  }
}

export function textsOfBlocks(blocks: readonly Json[]): readonly string[] {
  return blocks.flatMap((block) => textOfBlock(block) ?? []);
}

/** What follows from the blocks: no block an empty list, several blocks of JSON a list, texts one text with media named in it. */
export function readMcpBlocks(blocks: readonly Json[]): ReadInput {
  const texts = textsOfBlocks(blocks);
  if (texts.length === 0) return { of: 'value', value: blocks.map(nameMedia) };
  const parsed = texts.length > 1 ? texts.flatMap(parseContainer) : [];
  if (parsed.length === texts.length) return { of: 'value', value: parsed };
  if (texts.length === 1 && parseContainer(texts[0] ?? '').length === 1) return { of: 'text', text: texts.join('') };
  return { of: 'text', text: blocks.map((block) => textOfBlock(block) ?? nameMedia(block)).join('\n') };
}

/** Each image, sound or binary resource, which never becomes text. */
export function mediaProblems(blocks: readonly Json[]): readonly Problem[] {
  return blocks
    .filter((block) => textOfBlock(block) === null)
    .map((block) => ({ id: 'mcp.media', values: { media: nameMedia(block) }, start: 0, end: 0 }));
}

function parseContainer(text: string): readonly Json[] {
  if (!/^\s*[[{]/.test(text)) return [];
  const { value } = parseJson(text);
  return value === undefined || isScalar(value) ? [] : [value];
}

/** Null for images, sound and binary resources. */
function textOfBlock(block: Json): string | null {
  const text = lookUp(block, 'text') ?? lookUp(lookUp(block, 'resource'), 'text');
  if (typeof text === 'string') return text;
  const uri = lookUp(block, 'uri');
  if (typeof uri !== 'string') return null;
  const name = lookUp(block, 'name');
  return typeof name === 'string' ? `${name}: ${uri}` : uri;
}

/** Such as `[image image/png, 5120 base64 characters]`. */
function nameMedia(block: Json): string {
  const resource = lookUp(block, 'resource');
  const data = lookUp(block, 'data') ?? lookUp(resource, 'blob');
  const kind = lookUp(block, 'mimeType') ?? lookUp(resource, 'mimeType') ?? lookUp(resource, 'uri') ?? 'unknown kind';
  const length = typeof data === 'string' ? data.length : 0;
  return `[${String(lookUp(block, 'type'))} ${String(kind).slice(0, 100)}, ${length} base64 characters]`;
}
