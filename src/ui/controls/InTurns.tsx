import { Children, type ReactNode } from 'react';
import { Later } from './Later.tsx';

/** Draws its children one after the other, each as its turn comes. */
export function InTurns({ children }: { readonly children: ReactNode }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they keep their places
  return Children.map(children, (child, at) => <Later key={at}>{child}</Later>);
}
