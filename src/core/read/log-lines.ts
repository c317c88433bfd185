/** A line of a log taken apart; `message` is all that follows. */
export interface LogLine {
  readonly time: string | null;
  readonly level: string | null;
  readonly message: string;
}

const levelNames = 'TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|ERR|FATAL|CRITICAL|SEVERE|PANIC';
const timeForm =
  '\\d{4}[-/]\\d\\d[-/]\\d\\d[T _]\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d{1,9})?(?: ?(?:Z|UTC|[+-]\\d\\d:?\\d\\d))?|[A-Z][a-z]{2} [ \\d]\\d \\d\\d:\\d\\d:\\d\\d(?:\\.\\d{1,6})?|\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d{1,6})?';
const timeFirst = new RegExp(`^\\[?(${timeForm})\\]?(?=[\\s\\]:,|-]|$)[\\s:,|-]{0,5}(.*)$`);
const levelThenTime = new RegExp(`^\\[?(${levelNames})\\]?:?[ \\t]{1,8}\\[?(${timeForm})\\]?[ \\t:,|-]{0,5}(.*)$`);
const levelNext = new RegExp(`^[[(<]?(${levelNames})[\\])>]?(?:[ \\t:|,-]{1,5}(.*)|)$`, 'i');
const levelAhead = new RegExp(`(?:^|[\\s[(|<:-])(${levelNames})(?=$|[\\s\\]):|>,-])`);
const levelAlone = new RegExp(`^\\[(${levelNames})\\][ \\t]{0,8}(.*)$`);
const kubernetesLine = /^([IWEF])(\d{4} \d\d:\d\d:\d\d\.\d{6}) +(.*)$/;
const kubernetesLevels: { readonly [letter: string]: string | undefined } = {
  I: 'INFO',
  W: 'WARNING',
  E: 'ERROR',
  F: 'FATAL',
};

/** Null for a line that starts with neither a time nor a level in brackets. A level further on stays in the message too. */
export function readLogLine(content: string): LogLine | null {
  const line = content.trimEnd();
  const kubernetes = kubernetesLine.exec(line);
  if (kubernetes !== null)
    return {
      time: kubernetes[2] ?? null,
      level: kubernetesLevels[kubernetes[1] ?? ''] ?? null,
      message: kubernetes[3] ?? '',
    };
  const reversed = levelThenTime.exec(line);
  if (reversed !== null) return { time: reversed[2] ?? null, level: reversed[1] ?? null, message: reversed[3] ?? '' };
  const timed = timeFirst.exec(line);
  if (timed !== null) {
    const [, time = null, rest = ''] = timed;
    const next = levelNext.exec(rest);
    if (next !== null) return { time, level: next[1] ?? null, message: next[2] ?? '' };
    return { time, level: levelAhead.exec(rest.slice(0, 80))?.[1] ?? null, message: rest };
  }
  const alone = levelAlone.exec(line);
  return alone === null ? null : { time: null, level: alone[1] ?? null, message: alone[2] ?? '' };
}

/** A line that goes on with the record before it, such as one of a stack. */
export function isLogContinuation(content: string): boolean {
  return /^\s|^(?:Caused by: |Traceback |\.\.\. \d|at |[\w.]{1,100}(?:Error|Exception)(?:: |$))|^[)\]}]/.test(content);
}
