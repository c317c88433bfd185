/** Why a pattern is not proved linear, and the part of it. */
export interface PatternFault {
  readonly reason: 'syntax' | 'unbounded' | 'nested' | 'ambiguous' | 'unsupported' | 'too-long' | 'empty';
  readonly part: string;
}

/** What is known of a part of a pattern. */
interface PatternPiece {
  readonly text: string;
  readonly isNullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** The most characters it can take. */
  readonly most: number;
  readonly hasLoop: boolean;
}

const longestMatch = 2000;
const emptyPiece: PatternPiece = { text: '', isNullable: true, first: [], last: [], most: 0, hasLoop: false };

/**
 * Null where the pattern is proved to take time linear in the text: no match is long, and after each character at most one
 * place in the pattern can go on, so that there is nothing to go back to. Proof fails for some harmless patterns too.
 */
export function findPatternFault(source: string): PatternFault | null {
  try {
    new RegExp(source, 'u');
  } catch {
    return { reason: 'syntax', part: source };
  }
  return new PatternReader(source).read();
}

class PatternReader {
  private readonly source: string;
  private at = 0;
  private fault: PatternFault | null = null;
  /** What the characters of each place are. */
  private readonly sets: RegExp[] = [];
  private readonly follow = new Map<number, Set<number>>();

  constructor(source: string) {
    this.source = source;
  }

  read(): PatternFault | null {
    const whole = this.readChoice();
    if (this.fault === null && whole.isNullable) this.fail('empty', this.source);
    if (this.fault === null && whole.most > longestMatch) this.fail('too-long', this.source);
    this.requireOneWay(whole.first);
    for (const places of this.follow.values()) this.requireOneWay([...places]);
    return this.fault;
  }

  private readChoice(): PatternPiece {
    const start = this.at;
    let choice = this.readSequence();
    while (this.source[this.at] === '|') {
      this.at++;
      const other = this.readSequence();
      choice = {
        text: this.source.slice(start, this.at),
        isNullable: choice.isNullable || other.isNullable,
        first: [...choice.first, ...other.first],
        last: [...choice.last, ...other.last],
        most: Math.max(choice.most, other.most),
        hasLoop: choice.hasLoop || other.hasLoop,
      };
    }
    return choice;
  }

  private readSequence(): PatternPiece {
    let sequence = emptyPiece;
    while (this.fault === null && this.at < this.source.length && !/[|)]/.test(this.source.charAt(this.at))) {
      const piece = this.readLoop();
      this.link(sequence.last, piece.first);
      sequence = {
        text: sequence.text + piece.text,
        isNullable: sequence.isNullable && piece.isNullable,
        first: sequence.isNullable ? [...sequence.first, ...piece.first] : sequence.first,
        last: piece.isNullable ? [...sequence.last, ...piece.last] : piece.last,
        most: sequence.most + piece.most,
        hasLoop: sequence.hasLoop || piece.hasLoop,
      };
    }
    return sequence;
  }

  private readLoop(): PatternPiece {
    const start = this.at;
    const piece = this.readAtom();
    const [quantifier, fewest, comma, limit] = this.take(/[*+?]\??|\{(\d{1,9})(,)?(\d{0,9})\}\??/y) ?? [];
    if (quantifier === undefined) return piece;
    const text = this.source.slice(start, this.at);
    const isOptional = quantifier.startsWith('?');
    if (/^[*+]/.test(quantifier) || (comma !== undefined && limit === '')) this.fail('unbounded', text);
    const most = isOptional ? 1 : Number(comma === undefined ? fewest : limit);
    if (most > 1 && piece.hasLoop) this.fail('nested', text);
    if (most > 1) this.link(piece.last, piece.first);
    const isNullable = piece.isNullable || isOptional || fewest === '0';
    return { ...piece, text, isNullable, most: piece.most * most, hasLoop: piece.hasLoop || most > 1 || isNullable };
  }

  private readAtom(): PatternPiece {
    const group = this.take(/\((?!\?(?!:))(?:\?:)?/y);
    if (group !== null) {
      const inside = this.readChoice();
      this.at++;
      return { ...inside, text: `(${inside.text})` };
    }
    const edge = this.take(/\\b|\^|\$/y);
    if (edge !== null) return { ...emptyPiece, text: edge[0] ?? '' };
    const [atom] =
      this.take(
        /\[(?:[^\]\\]|\\.)*\]|\\(?:p\{[^}]{1,40}\}|P\{[^}]{1,40}\}|u\{[^}]{1,8}\}|u[\da-f]{4}|x[\da-f]{2}|[^pPuxkB1-9])|[^()\\]/iuy,
      ) ?? [];
    if (atom === undefined) {
      this.fail('unsupported', this.source.slice(this.at, this.at + 6));
      this.at = this.source.length;
      return emptyPiece;
    }
    const place = this.sets.push(new RegExp(`^${atom}$`, 'iu')) - 1;
    return { text: atom, isNullable: false, first: [place], last: [place], most: 1, hasLoop: false };
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (match !== null) this.at = pattern.lastIndex;
    return match;
  }

  private link(from: readonly number[], to: readonly number[]): void {
    for (const place of from) this.follow.set(place, new Set([...(this.follow.get(place) ?? []), ...to]));
  }

  /** At most one of the places can take any one character. */
  private requireOneWay(places: readonly number[]): void {
    for (const character of places.length < 2 || this.fault !== null ? [] : this.samples()) {
      const open = places.filter((place) => this.sets[place]?.test(character));
      const [first, second] = open.map((place) => this.sets[place]?.source.slice(1, -1) ?? '');
      if (first !== undefined && second !== undefined) return this.fail('ambiguous', `${first} … ${second}`);
    }
  }

  /** ASCII, every character of the pattern, and some of what classes may take beside. */
  private samples(): readonly string[] {
    const ascii = Array.from({ length: 384 }, (_, code) => String.fromCharCode(code));
    return [...ascii, ...this.source, '中', 'あ', '\u0416', '\u2028', '١', '😀'];
  }

  private fail(reason: PatternFault['reason'], part: string): void {
    this.fault ??= { reason, part };
  }
}
