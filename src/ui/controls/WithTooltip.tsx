import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import css from './controls.module.css';

interface WithTooltipProps {
  readonly text: string | undefined;
  /** One thing that can have the focus. */
  readonly children: ReactElement;
}

/** Says more about a control once the pointer rests on it or the keyboard reaches it. */
export function WithTooltip({ text, children }: WithTooltipProps) {
  if (text === undefined) return children;
  return (
    <TooltipTrigger delay={700} closeDelay={100}>
      {children}
      <Tooltip className={css.tooltip ?? ''} offset={6}>
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
