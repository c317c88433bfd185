import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Header, Keyboard, Menu, MenuItem, MenuSection, Popover, Text } from 'react-aria-components';
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
      <Text slot="label" className={css.name}>
        {name}
      </Text>
      {keys != null && <Keyboard className={css.keys}>{keys}</Keyboard>}
      {detail !== undefined && (
        <Text slot="description" className={css.detail}>
          {detail}
        </Text>
      )}
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
