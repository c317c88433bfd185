import type { Problem } from '../model.ts';

/** A key or a closed brace; a list that goes on with what lists hold; what is opened and no more. A number alone in brackets is a reference. */
const meantAsJson =
  /^\s*(?:[[{][\s[{]*-?\d*$|\{\s*["}]|\[\s*(?:\{\s*["}]|["\]]|\[\s*[[{"\]\d-]|-?\d+(?:\.\d+)?\s*(?:,|\]\s*(?:$|[,\]]))))/;

/** The text starts like JSON and like nothing else, whatever follows. */
export function isMeantAsJson(text: string): boolean {
  return meantAsJson.test(text);
}

/** The text ends before its JSON does. */
export function isUnclosedJson({ id }: Problem): boolean {
  return id === 'json.unclosed' || id === 'json.unterminated-string';
}
