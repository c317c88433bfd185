/** `key:` with a plain or quoted key, perhaps after dashes, and what follows it. */
const keyLine =
  /^([ \t]*)((?:- +)*)(?:[A-Za-z_$@./][\w$@./-]{0,80}|\d[\w./-]{0,40}|"[^"\n]{1,80}"|'[^'\n]{1,80}'|<<):(?:[ \t]+(.*))?$/;
const itemLine = /^([ \t]*)-(?: +(.*))?$/;
/** Lines looked at; the rest is left to the parser. */
const maxYamlLines = 400;

export interface YamlSigns {
  /** The text says that it is YAML, by `---` or `%YAML` at its start. */
  readonly isMarked: boolean;
  readonly isLikely: boolean;
}

/** Does the text have the shape of YAML: keys and items on nearly every line, none of the marks of prose, logs or reports. */
export function findYamlSigns(text: string): YamlSigns {
  const isMarked = /^\s*(?:%YAML [^\n]*\n|(?:#[^\n]*\n\s{0,40}){0,20}---[ \t]*\r?\n)/.test(text.slice(0, 4000));
  const none = { isMarked, isLikely: false };
  let stray = 0;
  let continued = 0;
  let lastIndent = 0;
  let structure = 0;
  let nested = 0;
  let prose = 0;
  let aligned = 0;
  let block: number | null = null;
  const names = new Set<string>();
  for (const raw of text.slice(0, 200_000).split('\n', maxYamlLines)) {
    const line = raw.trimEnd();
    const content = line.trimStart();
    if (content === '---') names.clear();
    if (content === '' || content.startsWith('#') || content === '---' || content === '...') continue;
    const indent = line.length - content.length;
    if (block !== null && indent > block) continue;
    block = null;
    const key = keyLine.exec(line);
    const value = key === null ? itemLine.exec(line)?.[2] : key[3];
    if (key === null && !itemLine.test(line)) {
      if (structure === 0) return none;
      if (indent > lastIndent) continued++;
      else stray++;
      continue;
    }
    structure++;
    lastIndent = indent;
    const name =
      indent === 0 && key?.[2] === '' ? content.slice(0, content.length - (value ?? '').length).trim() : null;
    if (name !== null && names.has(name) && !isMarked) return none;
    if (name !== null) names.add(name);
    if (indent > 0 || key?.[2] !== '') nested++;
    if (/^[|>][+-]?\d?[+-]?(?: +#.*)?$/.test(value ?? '')) block = indent;
    if (key !== null && /:[ \t]{2,}\S/.test(line.slice(0, 200)) && !/:[ \t]+#/.test(line)) aligned++;
    if (isSentence(value ?? '', key === null)) prose++;
  }
  if (structure < (isMarked ? 1 : 2) || stray > structure / (isMarked ? 1 : 4)) return none;
  if (continued > structure || (continued > 0 && nested === 0)) return none;
  const isReport = aligned > structure / 5 || prose > structure / (nested > structure / 3 ? 2 : 5);
  return { isMarked, isLikely: !isReport };
}

/** Words for people: an item of a Markdown list, or a value that reads as a clause. */
function isSentence(value: string, isItem: boolean): boolean {
  if (/^["'[{&*!|>]/.test(value)) return false;
  const words = value.split(' ', 12).length;
  return isItem ? words > 2 : words > 8 || (words > 3 && /[.!?]$/.test(value));
}
