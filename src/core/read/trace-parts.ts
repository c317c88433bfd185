/** A stack trace taken apart; a frame is the text of its line, with the source line that Python and Go put below. */
export interface TraceParts {
  readonly type: string;
  readonly message: string;
  readonly frames: readonly string[];
}

const traceHead =
  /^(?:Uncaught |Unhandled exception\. |Exception in thread "[^"\n]{1,200}" )?((?:[A-Za-z_$][\w$]{0,100}\.){0,20}[A-Z_$][\w$]{0,100})(?: \[[\w-]{1,60}\])?(?:: (.*)|:?)$/;
const frameLine =
  /^\s*at (?:.{0,1000}[(:[ ].{0,1000}\d\)?|.{1,1000}\((?:native|<anonymous>|Native Method|Unknown Source|.{1,300}\.java)\)|.{1,1000}\(.{0,500}\).{0,500})$/;
const traceLink =
  /^\s*(?:Caused by: |Suppressed: |\.\.\. \d{1,6} (?:more|common frames)|---> |--- End of |--- (?:inner|end) |\[cause\]: )/;
const mozillaFrame = /^[^\s@]{0,300}@\S{1,1000}:\d{1,9}:\d{1,9}$/;

/** Null unless the whole text is one trace of V8, Firefox, Java, .NET, Python or Go. */
export function readTrace(text: string): TraceParts | null {
  const first = /^\s{0,200}([^\n]{0,2000})/.exec(text)?.[1]?.trimEnd() ?? '';
  if (!/^(?:Traceback \(|panic: |fatal error: )/.test(first) && !traceHead.test(first)) return null;
  const lines = text.trim().split(/\r?\n/);
  if (lines[0] === 'Traceback (most recent call last):') return readPython(lines);
  return /^(?:panic|fatal error): /.test(lines[0] ?? '') ? readGo(lines) : readFrames(lines);
}

function readFrames(lines: readonly string[]): TraceParts | null {
  const isFrame = (line: string) => frameLine.test(line) || mozillaFrame.test(line);
  const first = lines.findIndex((line) => isFrame(line) || traceLink.test(line));
  const head = traceHead.exec(lines[0] ?? '');
  if (head === null || first < 1 || first > 20) return null;
  const frames = lines.slice(first);
  if (!frames.some(isFrame) || !frames.every((line) => isFrame(line) || traceLink.test(line) || line.trim() === ''))
    return null;
  const message = [head[2] ?? '', ...lines.slice(1, first)].join('\n').trim();
  return { type: head[1] ?? '', message, frames: frames.map((line) => line.trim()).filter((line) => line !== '') };
}

/** The last exception of a chain counts; the frames of those before it stay. */
function readPython(lines: readonly string[]): TraceParts | null {
  const last = lines.map((line) => /^ {2}File "|^Traceback /.test(line)).lastIndexOf(true);
  const below = lines.slice(last + 1);
  const at = below.findIndex((line) => /^[A-Za-z_][\w.]{0,200}(?::|$)/.test(line));
  if (at < 0) return null;
  const [, type = '', said = ''] = /^([A-Za-z_][\w.]{0,200}):?(.*)$/.exec(below[at] ?? '') ?? [];
  const frames: string[] = [];
  for (const line of lines.slice(1, last + 1 + at)) {
    if (/^ {2}File "/.test(line)) frames.push(line.trim());
    else if (/^ {3,}/.test(line) && frames.length > 0) frames.push(`${frames.pop() ?? ''}\n${line.trim()}`);
    else if (line.trim() !== '' && !line.startsWith('Traceback ')) frames.push(line.trim());
  }
  if (frames.length === 0) return null;
  const more = below.slice(at + 1);
  return more.length > 20 ? null : { type, message: [said.trim(), ...more].join('\n').trim(), frames };
}

function readGo(lines: readonly string[]): TraceParts | null {
  const [, type = '', said = ''] = /^(panic|fatal error): (.*)$/.exec(lines[0] ?? '') ?? [];
  const first = lines.findIndex((line) => /^goroutine \d+ \[/.test(line));
  if (first < 1 || first > 20) return null;
  const frames: string[] = [];
  for (const line of lines.slice(first)) {
    if (/^\t/.test(line) && frames.length > 0) frames.push(`${frames.pop() ?? ''}\n${line.trim()}`);
    else if (/^(?:goroutine \d+ \[|created by |[\w./*()-]{1,300}[.(]|exit status \d|\.\.\.)/.test(line))
      frames.push(line);
    else if (line.trim() !== '') return null;
  }
  return { type, message: [said, ...lines.slice(1, first)].join('\n').trim(), frames };
}
