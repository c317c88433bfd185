/** A part of a line and what it is, for its colour. */
export interface Span {
  readonly text: string;
  readonly kind: SpanKind | null;
}
export type SpanKind = 'key' | 'string' | 'number' | 'word' | 'comment';

export type Language = 'json' | 'typescript' | 'plain';

const longestLine = 4000;

const patterns: { readonly [language in Exclude<Language, 'plain'>]: RegExp } = {
  json: /(?<key>"(?:[^"\\]|\\.)*"(?=\s{0,4}:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?<word>\b(?:true|false|null)\b)/g,
  typescript:
    /(?<comment>\/\/.*|^\s*\/?\*.*)|(?<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<number>\b\d[\d_]*(?:\.\d+)?\b)|(?<word>\b(?:import|export|from|const|let|function|return|if|else|for|of|in|while|switch|case|default|break|continue|new|class|extends|implements|interface|type|readonly|null|undefined|true|false|typeof|instanceof|throw|try|catch|as|satisfies|keyof|is|yield|this|void|never|unknown|string|number|boolean)\b)/g,
};

/** Colours one line, without knowledge of the lines around it; very long ones stay plain. */
export function highlightLine(line: string, language: Language): readonly Span[] {
  if (language === 'plain' || line.length > longestLine) return [{ text: line, kind: null }];
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(patterns[language])) {
    if (match.index > end) spans.push({ text: line.slice(end, match.index), kind: null });
    spans.push({ text: match[0], kind: kindOf(match.groups) });
    end = match.index + match[0].length;
  }
  if (end < line.length) spans.push({ text: line.slice(end), kind: null });
  return spans;
}

function kindOf(groups: { readonly [name: string]: string | undefined } | undefined): SpanKind | null {
  for (const kind of ['key', 'string', 'number', 'word', 'comment'] as const)
    if (groups?.[kind] !== undefined) return kind;
  return null;
}
