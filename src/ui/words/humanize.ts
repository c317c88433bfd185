const acronyms = [
  'json',
  'jsonl',
  'ndjson',
  'csv',
  'tsv',
  'yaml',
  'xml',
  'html',
  'http',
  'mcp',
  'ai',
  'sdk',
  'ip',
  'url',
  'id',
  'api',
  'jwt',
  'aws',
  'iban',
  'toon',
  'ini',
];

/** A name made of an id where the catalogue has none: `json-lines` → `JSON lines`. */
export function humanize(id: string): string {
  const words = id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[-_ .]+/)
    .map((word) => word.toLowerCase());
  return words
    .map((word, index) => {
      if (acronyms.includes(word)) return word.toUpperCase();
      return index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    })
    .join(' ');
}
