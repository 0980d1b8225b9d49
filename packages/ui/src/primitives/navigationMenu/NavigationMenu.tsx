import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLink } from '../../provider/UiProvider.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { LiveNavigationProps } from './LiveNavigation.tsx';
import { NavigationPanel } from './NavigationPanel.tsx';
import type { NavigationMenuProps } from './navigationEntry.ts';
import * as css from './navigationMenu.css.ts';

/** Where a pointer hovers and the entries stand side by side. */
const WIDE = '(min-width: 992px) and (hover: hover)';

/**
 * A site's menu whose entries may open panels of grouped links. The server sends native
 * disclosures, which are also what phones keep. Where a pointer can hover, the first touch brings
 * panels that open under it and are walked with the arrow keys. A panel of several groups is as
 * wide as the menu.
 */
export function NavigationMenu(props: NavigationMenuProps) {
  const { label, items } = props;
  const To = useLink();
  const root = useRef<HTMLElement>(null);
  const [Live, setLive] = useState<ComponentType<LiveNavigationProps> | null>(null);
  const [focused, setFocused] = useState(-1);
  useEffect(() => {
    const element = root.current;
    if (Live || !element) return;
    const wake = async (): Promise<void> => {
      if (!window.matchMedia(WIDE).matches) return;
      const { LiveNavigation } = await import('./LiveNavigation.tsx');
      // Who is already inside a panel stays there; the next touch tries again.
      if (element.querySelector('details[open]')) return;
      const entries = [...element.querySelectorAll('[data-entry]')];
      setFocused(entries.findIndex((entry) => entry === document.activeElement));
      setLive(() => LiveNavigation);
    };
    const onTouch = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      void wake();
    };
    element.addEventListener('pointerenter', onTouch);
    element.addEventListener('focusin', onTouch);
    return () => {
      element.removeEventListener('pointerenter', onTouch);
      element.removeEventListener('focusin', onTouch);
    };
  }, [Live]);
  if (Live) return <Live {...props} focused={focused} />;
  return (
    <nav ref={root} aria-label={label} className={css.root}>
      <ul className={css.entries}>
        {items.map((item) =>
          'groups' in item ? (
            <li key={item.label} className={item.groups.length === 1 ? css.narrow : undefined}>
              <details name="main-menu">
                <summary className={css.entry} data-entry>
                  {item.label}
                  <Icon name="chevronDown" size="s" />
                </summary>
                <div className={css.panel}>
                  <NavigationPanel
                    {...item}
                    renderLink={(link, content) => (
                      <To to={link.href} className={css.link}>
                        {content}
                      </To>
                    )}
                  />
                </div>
              </details>
            </li>
          ) : (
            <li key={item.label}>
              <To
                to={item.href}
                className={css.entry}
                data-entry
                aria-current={item.current ? 'page' : undefined}
              >
                {item.label}
              </To>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
