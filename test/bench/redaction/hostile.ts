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
const shortsInLong = lengths[1] / lengths[0];
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
 * Once, and again where that looks bad: a single time has pauses of the machine in it. The short text is scanned as often
 * as makes it as long as the long one, for clocks are coarse. What is slow at 100 kB already is not tried on 1 MB.
 */
function timePiece(detector: Detector, piece: string): HostileTime {
  const [short, long] = lengths.map((length) => piece.repeat(Math.ceil(length / piece.length)));
  const timeShort = (times: number) => timeOf(short ?? '', detector, times);
  const first = timeShort(1);
  if (first > tooSlow) return { detector: detector.id, piece, milliseconds: first * 100, growth: 100 };
  const timeBoth = () => [timeShort(shortsInLong), timeOf(long ?? '', detector, 1)] as const;
  const tries = [timeBoth()];
  const growths = () => tries.map(([shorts, whole]) => (shortsInLong * whole) / Math.max(shorts, 1));
  const milliseconds = () => Math.min(...tries.map(([, whole]) => whole));
  const looksBad = () => milliseconds() > leastTime && Math.min(...growths()) > mostGrowth * 0.9;
  while (looksBad() && tries.length < rounds) tries.push(timeBoth());
  const growth = milliseconds() < leastTime ? 0 : Math.min(...growths());
  return { detector: detector.id, piece, milliseconds: milliseconds(), growth };
}

function timeOf(text: string, detector: Detector, times: number): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) findSecrets(text, [detector]);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
