import type { ReactNode } from 'react';
import { useInTurn } from '../use-in-turn.ts';

interface LaterProps {
  /** What keeps its room until then. */
  readonly room?: ReactNode;
  readonly children: ReactNode;
}

/** Draws what is in it when its turn comes, each after the one before: all at once would hold up the page. */
export function Later({ room = null, children }: LaterProps) {
  return useInTurn(true, false) ? children : room;
}
