import type { ReactNode } from 'react';
import { DisclosurePanel } from 'react-aria-components/Disclosure';

interface FoldPanelProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What a disclosure unfolds. It is no group of its own: the group around it has the name. */
export function FoldPanel({ className = '', children }: FoldPanelProps) {
  return (
    <DisclosurePanel
      className={className}
      render={({ role: _role, 'aria-labelledby': _labelledBy, ...props }) => <div {...props} />}
    >
      {children}
    </DisclosurePanel>
  );
}
