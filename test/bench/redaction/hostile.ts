import { type Detector, findSecrets } from '../../../src/core/index.ts';

const generic = [
  'a',
  '1',
  '0-',
  '1.',
  '4111 ',
  '@',
  'a@a.',
  '://a:',
  '%40',
  '+1 ',
  ': ',
  '="',
  '\\n',
  '\n',
  '-',
  'eyJa.',
  '中',
  'ab12 ',
] as const;
const lengths = [100_000, 1_000_000] as const;
/** What 1 MB may cost, as a multiple of 100 kB. */
export const mostGrowth = 14;
/** Milliseconds of the processor below which a growth is noise. */
const leastTime = 20;
/** Milliseconds for 100 kB that tell a square from a line. */
const tooSlow = 500;
const rounds = 5;

export interface HostileTime {
  readonly detector: string;
  readonly piece: string;
  /** Milliseconds of the processor for 1 MB. */
  readonly milliseconds: number;
  /** How many times the 100 kB. */
  readonly growth: number;
}

/**
 * The costliest text of each detector and the one that grows most: runs of its anchors, of hits, of hits that just fail,
 * and of what many patterns open with.
 */
export function hostileTimes(
  wanted: readonly Detector[],
  examples: (id: string) => readonly string[],
): readonly HostileTime[] {
  const times = new Map<string, HostileTime>();
  for (const detector of wanted) {
    const all = hostilePieces(detector, examples(detector.id)).map((piece) => timePiece(detector, piece));
    process.stderr.write('.');
    for (const by of ['milliseconds', 'growth'] as const) {
      const worst = all.reduce((most, time) => (time[by] > most[by] ? time : most));
      times.set(`${worst.detector} ${worst.piece}`, worst);
    }
  }
  return [...times.values()];
}

function hostilePieces({ anchors }: Detector, texts: readonly string[]): readonly string[] {
  const own = anchors.words ?? [];
  const pieces = [
    ...generic,
    ...own.flatMap((word) => [word, `${word} `, `${word}=`, `${word}a`, `a${word}`]),
    ...texts.flatMap((text) => [text, text.slice(0, -1), text.slice(0, text.length >> 1), `${text}\n`]),
  ];
  return [...new Set(pieces)].filter((piece) => piece !== '');
}

/**
 * Once, and again where that looks bad: a single time has pauses of the machine in it. What is slow at 100 kB already is
 * not tried on 1 MB.
 */
function timePiece(detector: Detector, piece: string): HostileTime {
  const texts = lengths.map((length) => piece.repeat(Math.ceil(length / piece.length)));
  const first = timeOf(() => findSecrets(texts[0] ?? '', [detector]));
  if (first > tooSlow) return { detector: detector.id, piece, milliseconds: first * 100, growth: 100 };
  const timeAll = (times: number) =>
    texts.map((text) => Math.min(...Array.from({ length: times }, () => timeOf(() => findSecrets(text, [detector])))));
  let [short = 0, long = 0] = timeAll(1);
  if (long > leastTime && long / short > mostGrowth * 0.8) [short = 0, long = 0] = timeAll(long > 5000 ? 1 : rounds);
  return { detector: detector.id, piece, milliseconds: long, growth: long < leastTime ? 0 : long / short };
}

function timeOf(run: () => unknown): number {
  const start = process.cpuUsage().user;
  run();
  return (process.cpuUsage().user - start) / 1000;
}
