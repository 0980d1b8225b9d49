import { Icon } from '../primitives/icon/Icon.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import { entries, entry, menu } from './header.css.ts';
import { isCurrent, type NavEntry } from './navigation.ts';

export interface NavMenuProps {
  items: readonly NavEntry[];
  /** Path of the current page. */
  path: string;
}

/** The site's main menu; menus within it open without a script, one at a time. */
export function NavMenu({ items, path }: NavMenuProps) {
  const To = useLink();
  return (
    <ul className={entries}>
      {items.map((item) =>
        'links' in item ? (
          <li key={item.label}>
            <details name="main-menu">
              <summary className={entry}>
                {item.label}
                <Icon name="chevronDown" size="s" />
              </summary>
              <ul className={menu}>
                {item.links.map(({ label, href }) => (
                  <li key={href}>
                    <To to={href}>{label}</To>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ) : (
          <li key={item.label}>
            <To
              to={item.href}
              className={entry}
              aria-current={isCurrent(item.href, path) ? 'page' : undefined}
            >
              {item.label}
            </To>
          </li>
        ),
      )}
    </ul>
  );
}
