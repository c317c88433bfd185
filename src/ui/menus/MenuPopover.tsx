import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { isMac, showKeys } from '../commands/shortcuts.ts';
import { cx } from '../controls/cx.ts';
import type { MenuEntry, MenuGroup } from './menu.ts';
import css from './menus.module.css';

interface MenuPopoverProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** A menu below its button: arrows, first letters, Home and End move in it, Escape leaves it. */
export function MenuPopover({ label, groups, anchor, onClose }: MenuPopoverProps) {
  const run = (key: string | number) =>
    groups
      .flatMap(({ entries }) => entries)
      .find(({ id }) => id === key)
      ?.run();
  return (
    <Popover
      isOpen
      aria-label={label}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={anchor}
      placement="bottom start"
      offset={4}
      className={css.popover ?? ''}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        className={css.menu ?? ''}
        onAction={run}
        onClose={onClose}
        shouldFocusWrap
      >
        {groups
          .filter(({ entries }) => entries.length > 0)
          .map((group) => (
            <MenuSection key={group.label} {...sectionProps(group)} className={css.section ?? ''}>
              {group.isLabelShown === true && <Header className={css.header}>{group.label}</Header>}
              {group.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </MenuSection>
          ))}
      </Menu>
    </Popover>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const { id, name, detail, isSelected, isFaint, keys } = entry;
  return (
    <MenuItem id={id} textValue={name} className={cx(css.item, isFaint && css.faint)}>
      {isSelected !== undefined && (
        <span className={css.tick}>{isSelected && <Check size={13} aria-hidden="true" />}</span>
      )}
      {/* No slots: the name is all that is seen. */}
      <span className={css.name}>{name}</span>
      {keys != null && <kbd className={css.keys}>{showKeys(keys, isMac)}</kbd>}
      {detail !== undefined && <span className={css.detail}>{detail}</span>}
    </MenuItem>
  );
}

/** A group of which one is chosen says so to screen readers too. */
function sectionProps({ label, isLabelShown, entries }: MenuGroup) {
  const selected = entries.filter(({ isSelected }) => isSelected === true).map(({ id }) => id);
  const isChoice = entries.some(({ isSelected }) => isSelected !== undefined);
  return {
    ...(isLabelShown === true ? {} : { 'aria-label': label }),
    ...(isChoice ? { selectionMode: 'single' as const, selectedKeys: selected, disallowEmptySelection: true } : {}),
  };
}
