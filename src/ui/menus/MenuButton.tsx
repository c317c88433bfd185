import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import type { MenuGroup } from './menu.ts';

const loadPopover = () => import('./MenuPopover.tsx');
const MenuPopover = lazy(async () => ({ default: (await loadPopover()).MenuPopover }));

interface MenuButtonProps extends Omit<ComponentProps<typeof Button>, 'onPress'> {
  /** The name of the menu. */
  readonly menuLabel: string;
  /** Asked for when the menu opens. */
  readonly groups: () => readonly MenuGroup[];
}

/** A button that opens a menu, whose code comes with the first touch. */
export function MenuButton({ menuLabel, groups, ...rest }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onHoverStart={loadPopover}
        onFocus={loadPopover}
        onPress={() => setOpen(!isOpen)}
        {...rest}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <MenuPopover label={menuLabel} groups={groups()} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
