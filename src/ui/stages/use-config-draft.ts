import { useEffect, useRef, useState } from 'react';
import type { Problem, Shaper } from '../../core/index.ts';
import { readConfigText, writeConfigText } from '../../state/config-text.ts';
import { useActions, useShaper } from '../session-context.ts';

const typingPauseMs = 350;

interface Draft {
  readonly text: string;
  /** Grows with each text that was not written by hand. */
  readonly version: number;
  /** The shaper that the text was written from or read as, as far as it was good. */
  readonly of: Shaper;
  readonly problems: readonly Problem[];
}

/** The config as text that a person writes: used as soon as it is good, else the last good one stays. */
export function useConfigDraft() {
  const { edit } = useActions();
  const shaper = useShaper();
  const [draft, setDraft] = useState<Draft>(() => draftOf(shaper, 0));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was read of the text last. */
  const written = useRef<Shaper>(shaper);
  const newest = useRef(draft.text);
  newest.current = draft.text;
  // Changed elsewhere, by the form or Undo: that is the newer word.
  if (draft.of !== shaper)
    setDraft(written.current === shaper ? { ...draft, of: shaper } : draftOf(shaper, draft.version + 1));
  useEffect(() => () => clearTimeout(timer.current), []);

  const read = (text: string) => {
    if (newest.current !== text) return;
    const { shaper: found, problems } = readConfigText(text);
    setDraft((now) => (now.text === text ? { ...now, problems } : now));
    if (found === null || JSON.stringify(found) === JSON.stringify(shaper)) return;
    written.current = found;
    edit([{ type: 'replace', shaper: found }]);
  };

  const change = (text: string) => {
    clearTimeout(timer.current);
    newest.current = text;
    setDraft((now) => ({ ...now, text }));
    timer.current = setTimeout(() => latest.current(text), typingPauseMs);
  };
  /** Without the pause, for one who is done writing. */
  const finish = () => {
    clearTimeout(timer.current);
    latest.current(newest.current);
  };
  /** The pause may outlast the shaper that it began with. */
  const latest = useRef(read);
  latest.current = read;
  return { text: draft.text, version: draft.version, problems: draft.problems, change, finish };
}

function draftOf(shaper: Shaper, version: number): Draft {
  return { text: writeConfigText(shaper), version, of: shaper, problems: [] };
}
