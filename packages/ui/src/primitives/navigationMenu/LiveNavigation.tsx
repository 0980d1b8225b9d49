import { Content, Item, Link, List, Root, Trigger } from '@radix-ui/react-navigation-menu';
import { useEffect, useRef, useState } from 'react';
import { useLink } from '../../provider/UiProvider.tsx';
import { Icon } from '../icon/Icon.tsx';
import { NavigationPanel } from './NavigationPanel.tsx';
import type { NavigationMenuProps } from './navigationEntry.ts';
import * as css from './navigationMenu.css.ts';

export interface LiveNavigationProps extends NavigationMenuProps {
  /** Entry that had the focus when this took over; -1 for none. */
  focused: number;
}

/** The menu with hover and arrow keys, in the place of its native disclosures. */
export function LiveNavigation({ label, items, focused }: LiveNavigationProps) {
  const To = useLink();
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState('');
  useEffect(() => {
    // Radix guides the focus into a panel by a hidden stop; what takes the focus must not be
    // hidden from screen readers.
    const stop = open && root.current?.querySelector('span[aria-hidden][tabindex]');
    if (stop) stop.removeAttribute('aria-hidden');
  }, [open]);
  useEffect(() => {
    if (focused < 0) return;
    [...(root.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])][focused]?.focus();
  }, [focused]);
  return (
    <Root ref={root} aria-label={label} className={css.root} onValueChange={setOpen}>
      <List className={css.entries}>
        {items.map((item) =>
          'groups' in item ? (
            <Item key={item.label} className={item.groups.length === 1 ? css.narrow : undefined}>
              <Trigger className={css.entry} data-entry>
                {item.label}
                <Icon name="chevronDown" size="s" />
              </Trigger>
              <Content className={css.panel}>
                <NavigationPanel
                  {...item}
                  renderLink={(link, content) => (
                    <Link asChild>
                      <To to={link.href} className={css.link}>
                        {content}
                      </To>
                    </Link>
                  )}
                />
              </Content>
            </Item>
          ) : (
            <Item key={item.label}>
              <Link asChild active={item.current ?? false}>
                <To to={item.href} className={css.entry} data-entry>
                  {item.label}
                </To>
              </Link>
            </Item>
          ),
        )}
      </List>
    </Root>
  );
}
