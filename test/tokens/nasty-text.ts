/** What the patterns treat differently, and what tokenizers are known to get wrong. */
const SCRAPS = [
  // Case: upper, title, lower, none, modifiers.
  ...['a', 'B', 'ß', 'É', 'ǅ', 'ᾈ', 'ʰ', 'ªº', 'Ω', 'К', 'ж', 'camelCase', 'HTTPServer', 'NASA', 'İ', 'ı', 'K', 'Å'],
  // Marks: combining, enclosing, spacing; a variation selector, a virama.
  ...['\u0301', '\u20dd', 'e\u0301', 'E\u0301', '\u0903', '\ufe0f', 'क्षि', '\u0300\u0301', '\u{e0100}'],
  // Scripts without case or spaces, and characters beyond the basic plane.
  ...[
    '汉字',
    '工具返回',
    'カタカナ',
    'ー',
    '한국어',
    '\u1112\u1161\u11ab',
    'ไทย',
    'שלום',
    'عربي',
    '\u{20000}',
    '\u{1d400}',
    '\u{10428}',
  ],
  // Letters, marks and numbers that are new in Unicode 15, 16 and 17.
  ...[
    '\u{31350}',
    '\u{2ebf0}',
    '\u{105c0}',
    '\u{10d50}',
    '\ua7cb',
    '\ua7ce',
    '\u088f',
    '\u{11de0}',
    '\u{16ea0}',
    '\u1acf',
    '\u{10ec5}',
    '\u0295',
  ],
  // Emoji: a sequence, a flag, a keycap, a skin tone.
  ...['😀', '👨‍👩‍👧', '🇨🇳', '1\ufe0f\u20e3', '👍🏽', '❤️', '\u200d'],
  // White space that is one to only one of the two languages, line breaks, and others.
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    '\r',
    '\n\n',
    ' \n',
    '\u00a0',
    '\u0085',
    '\ufeff',
    '\u2028',
    '\u2029',
    '\u3000',
    '\u200b',
    '\v',
    '\f',
    '\u180e',
  ],
  // Contractions, whole and broken, in both cases, with the long s that folds to s.
  ...["'s", "'S", "'ſ", "'t", "'RE", "'ve", "'lL", "'m", "'d", "'l", "'r", "'", "don't", "I'LL", "x'ſx", '’s'],
  ...['0', '12', '345', '6789', '٣', '²', 'Ⅷ', '½', '१२३४', '\u{1d7d8}'],
  ...[
    '.',
    ',',
    '"',
    '{',
    '}',
    '":"',
    '/',
    '//',
    '/\n',
    ';\n/',
    '!\n\n',
    '-',
    '--',
    '=====',
    '\\n',
    '\\u00e9',
    '`',
    '$',
    '€',
    '→',
    '。',
    '、',
    '\0',
    '\x1b[0m',
    '\x7f',
  ],
  // Lone surrogates, and special tokens, which are plain text here.
  ...['\ud83d', '\ude00', '\ude00\ud83d', '<|endoftext|>', '<|im_start|>', '<|fim_prefix|>', '<|'],
  ...['aaaa', 'zzzzzzzz', '        ', '\n\n\n\n', '。。。。', 'ññññ', ' the', ' quick', 'id', 'null', 'https://'],
];

/** A generator of numbers from 0 to 1 that gives the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A text of up to `most` scraps, a tenth of them any code unit, a tenth repeated. */
export function nastyText(random: () => number, most: number): string {
  let text = '';
  for (let left = 1 + Math.floor(random() * most); left > 0; left--) {
    const kind = random();
    if (kind < 0.1) {
      text += String.fromCharCode(Math.floor(random() * 0x10000));
      continue;
    }
    const scrap = SCRAPS[Math.floor(random() * SCRAPS.length)] ?? '';
    text += kind < 0.2 ? scrap.repeat(2 + Math.floor(random() * 6)) : scrap;
  }
  return text;
}
