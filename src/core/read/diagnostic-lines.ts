/** What a compiler or linter says of a place. */
export interface Diagnostic {
  readonly file: string;
  readonly line: string | null;
  readonly column: string | null;
  readonly level: string | null;
  readonly code: string | null;
  readonly message: string;
}

const filePlace = '((?:[A-Za-z]:)?[^\\s:()][^:()\\n]{0,400}?\\.[A-Za-z]\\w{0,9})';
const levelWord = '(fatal error|error|warning|note|info|message|hint|help|style|convention|refactor)';
const microsoftLine = new RegExp(
  `^${filePlace}\\((\\d+)(?:,(\\d+))?(?:,\\d+,\\d+)?\\): ${levelWord} ([A-Z]{1,8}\\d{1,6}): (.*)$`,
);
const unixLine = new RegExp(
  `^${filePlace}(?::(\\d+))?(?::(\\d+))?(?::\\d+)?: ${levelWord}(?:\\[([\\w:.-]{1,80})\\])?: (.*)$`,
);
const prettyLine = new RegExp(`^${filePlace}:(\\d+):(\\d+) - ${levelWord} ([A-Z]{1,8}\\d{1,6}): (.*)$`);
const codeLine = new RegExp(`^${filePlace}:(\\d+):(\\d+): ([A-Z]{1,5}\\d{1,5}):? (.*)$`);
const eslintLine = new RegExp(`^${filePlace}:(\\d+):(\\d+): (.{1,2000}) \\[(Error|Warning)(?:/([\\w@/-]{1,100}))?\\]$`);
const plainLine = new RegExp(`^${filePlace}:(\\d+):(\\d+): (\\S.*)$`);
const scopeLine = new RegExp(`^${filePlace}: ((?:In|At) .{1,300}):$`);

/** Null for a line that names no place. */
export function readDiagnostic(content: string): Diagnostic | null {
  const text = content.trimEnd();
  const microsoft = microsoftLine.exec(text);
  if (microsoft !== null) return toDiagnostic(microsoft, [1, 2, 3, 4, 5, 6]);
  const unix = unixLine.exec(text);
  if (unix !== null) {
    const told = toDiagnostic(unix, [1, 2, 3, 4, 5, 6]);
    const suffix = told.code === null ? /^(.*\S) {1,4}\[([a-z][\w-]{1,60})\]$/.exec(told.message) : null;
    return suffix === null ? told : { ...told, message: suffix[1] ?? '', code: suffix[2] ?? null };
  }
  const pretty = prettyLine.exec(text);
  if (pretty !== null) return toDiagnostic(pretty, [1, 2, 3, 4, 5, 6]);
  const coded = codeLine.exec(text);
  if (coded !== null) return toDiagnostic(coded, [1, 2, 3, 0, 4, 5]);
  const rule = eslintLine.exec(text);
  if (rule !== null) {
    const told = toDiagnostic(rule, [1, 2, 3, 5, 6, 4]);
    return { ...told, level: told.level?.toLowerCase() ?? null };
  }
  const plain = plainLine.exec(text);
  if (plain !== null) return toDiagnostic(plain, [1, 2, 3, 0, 0, 4]);
  const scope = scopeLine.exec(text);
  return scope === null ? null : { ...toDiagnostic(scope, [1, 0, 0, 0, 0, 2]), level: 'note' };
}

/** The groups of file, line, column, level, code and message; 0 where the form has none. */
function toDiagnostic(
  match: RegExpExecArray,
  groups: readonly [number, number, number, number, number, number],
): Diagnostic {
  const [file = null, line = null, column = null, level = null, code = null, message = null] = groups.map((group) =>
    group === 0 ? null : (match[group] ?? null),
  );
  return { file: file ?? '', line, column, level, code, message: message ?? '' };
}
