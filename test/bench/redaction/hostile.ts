import { type Detector, detectors, findSecrets } from '../../../src/core/index.ts';

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
  '-',
  'eyJa.',
  '中',
  'ab12 ',
] as const;
const lengths = [100_000, 1_000_000] as const;
const rounds = 3;

export interface HostileTime {
  readonly detector: string;
  readonly piece: string;
  /** Milliseconds of the processor for 1 MB. */
  readonly milliseconds: number;
  /** How many times the 100 kB. */
  readonly growth: number;
}

/** The slowest text of each detector: runs of its anchors, of hits, of hits that just fail, and of what many patterns open with. */
export function hostileTimes(examples: (id: string) => readonly string[]): readonly HostileTime[] {
  return detectors.map((detector: Detector) => {
    const own = detector.anchors.words ?? [];
    const texts = examples(detector.id);
    const pieces = [
      ...generic,
      ...own,
      ...own.map((word) => `${word} `),
      ...own.map((word) => `${word}=`),
      ...texts,
      ...texts.map((text) => text.slice(0, -1)),
      ...texts.map((text) => text.slice(0, text.length >> 1)),
    ];
    const times = pieces.filter((piece) => piece !== '').map((piece) => timePiece(detector, piece));
    return times.reduce((worst, time) => (time.milliseconds > worst.milliseconds ? time : worst));
  });
}

function timePiece(detector: Detector, piece: string): HostileTime {
  const [short = 0, long = 0] = lengths.map((length) => {
    const text = piece.repeat(Math.ceil(length / piece.length));
    return Math.min(...Array.from({ length: rounds }, () => timeOf(() => findSecrets(text, [detector]))));
  });
  return { detector: detector.id, piece, milliseconds: long, growth: long / Math.max(short, 0.5) };
}

function timeOf(run: () => unknown): number {
  const start = process.cpuUsage().user;
  run();
  return (process.cpuUsage().user - start) / 1000;
}
