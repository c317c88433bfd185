import type { Reader } from '../../model.ts';
import { tableFromRows, warningsOfTable } from '../table-rows.ts';
import { toldLines } from '../text-lines.ts';

/** A table of GitHub's Markdown that is the whole text. Cells stay text, without the backslashes before pipes. */
export const markdownTableReader: Reader = {
  id: 'markdown-table',
  of: 'text',
  isWrapper: false,
  read(input) {
    if (input.of !== 'text') return null;
    const { text } = input;
    const first = /^\s{0,200}?([^\n]{0,20000})\n([^\n]{0,20000})/.exec(text);
    if (first === null || !isMarkdownHead(splitPipes(first[1] ?? ''), splitPipes(first[2] ?? ''), first[1] ?? ''))
      return null;
    if (/\n\s*\n\s*\S/.test(text.trim())) return null;
    const lines = toldLines(text);
    if (!lines.every(({ content }) => content.includes('|'))) return null;
    const rows = lines.map(({ content, start }) => ({ cells: splitPipes(content), start }));
    const [head] = rows;
    if (head === undefined) return null;
    const { value, problems } = tableFromRows(head.cells, head.start, rows.slice(2));
    return {
      next: { of: 'value', value },
      isFinal: false,
      format: 'markdown',
      problems,
      warnings: warningsOfTable(problems),
    };
  },
};

/** As many rules as names; one column alone needs its pipes. */
function isMarkdownHead(names: readonly string[], rules: readonly string[], line: string): boolean {
  const isTabular = names.length > 1 || line.trim().startsWith('|');
  return isTabular && names.length === rules.length && rules.every((rule) => /^:?-+:?$/.test(rule));
}

/** A pipe after a backslash belongs to the cell, in code too. */
function splitPipes(line: string): readonly string[] {
  const trimmed = line.trim();
  const cells: string[] = [];
  let cell = '';
  let from = trimmed.startsWith('|') ? 1 : 0;
  for (let at = from; at < trimmed.length; at++) {
    const letter = trimmed[at];
    const next = trimmed[at + 1];
    if (letter === '\\' && (next === '|' || next === '\\')) {
      cell += trimmed.slice(from, at);
      from = ++at;
    } else if (letter === '|') {
      cells.push((cell + trimmed.slice(from, at)).trim());
      cell = '';
      from = at + 1;
    }
  }
  const rest = cell + trimmed.slice(from);
  return rest.trim() === '' && cells.length > 0 ? cells : [...cells, rest.trim()];
}

export const examples = {
  hits: [
    '| n | d |\n|---|---|\n| W | cheap \\| fast |\n',
    'id | name\n---|:---:\n1 | Ann\n2 | `a\\|b`\n',
    '| a |\n| - |\n| 1 |',
    '| n | d |\n|---|---|\n| W | cheap | fast |',
    '| a | b |\n| --- | --- |',
  ],
  misses: [
    { text: '# Results\n\n| a | b |\n|---|---|\n| 1 | 2 |', why: 'a heading comes before it' },
    { text: '| a | b |\n|---|---|\n| 1 | 2 |\n\nThat is all.', why: 'words follow it' },
    { text: 'a | b\n1 | 2', why: 'no line of rules follows the header' },
    { text: 'Title\n-----\nText', why: 'it is a heading' },
    { text: ' a | b \n---+---\n 1 | 2 \n(1 row)', why: 'psql draws its rules with a plus' },
  ],
};
