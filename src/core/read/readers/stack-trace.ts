import type { Reader } from '../../model.ts';
import { makeObject } from '../../value.ts';
import { readTrace } from '../trace-parts.ts';

/** A text that is one stack trace and nothing else: type, message and frames. */
export const stackTraceReader: Reader = {
  id: 'stack-trace',
  of: 'text',
  isWrapper: false,
  longest: 200_000,
  read(input) {
    if (input.of !== 'text') return null;
    const parts = readTrace(input.text);
    if (parts === null) return null;
    const value = makeObject([
      ['type', parts.type],
      ['message', parts.message],
      ['frames', parts.frames],
    ]);
    return { next: { of: 'value', value }, isFinal: true, format: 'stack-trace' };
  },
};

export const examples = {
  hits: [
    "TypeError: Cannot read properties of undefined (reading 'id')\n    at find (/app/a.js:3:9)\n    at async /app/b.js:7:1\n",
    'Traceback (most recent call last):\n  File "a.py", line 3, in f\n    x["id"]\nKeyError: \'id\'\n',
    'Exception in thread "main" java.lang.IllegalStateException: no config\n\tat com.acme.App.main(App.java:12)\nCaused by: java.io.IOException: gone\n\t... 3 more\n',
    'System.InvalidOperationException: Sequence contains no elements\n   at Acme.Shop.Find(Int32 id) in /src/Shop.cs:line 12\n',
    'panic: runtime error: index out of range [5] with length 3\n\ngoroutine 1 [running]:\nmain.main()\n\t/app/main.go:9 +0x1d\nexit status 2\n',
    'Error: x\nfind@https://h/a.js:1:2\n@https://h/a.js:9:1\n',
  ],
  misses: [
    { text: 'Error: boom', why: 'it has no frame' },
    { text: 'Meeting: room 4\n  at noon (12:00)\nwith Ann', why: 'it is a note' },
    { text: 'started\nError: x\n    at f (a.js:1:2)', why: 'another line comes before' },
    { text: 'Error: x\n    at f (a.js:1:2)\nretrying', why: 'another line follows' },
  ],
};
