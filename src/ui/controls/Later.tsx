import { type ReactNode, useDeferredValue } from 'react';

/** Draws what is in it after all that stands around it, in a piece of work of its own. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
