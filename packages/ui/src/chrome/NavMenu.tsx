import { Icon } from '../primitives/icon/Icon.tsx';
import { menuEntry } from '../primitives/menuEntry/menuEntry.css.ts';
import { useLink } from '../provider/UiProvider.tsx';
import { entries, mega, menu } from './layouts/mainMenu.css.ts';
import { currentHref, type NavEntry, type NavPanel } from './navigation.ts';

export interface NavMenuProps {
  items: readonly (NavEntry | NavPanel)[];
  /** Path of the current page. */
  path: string;
}

/** What an entry leads to, itself and within. */
function hrefsOf(item: NavEntry | NavPanel): readonly string[] {
  if ('links' in item) return [...item.links.map(({ href }) => href), item.href ?? ''];
  return 'panel' in item ? [] : [item.href];
}

/** The site's main menu; menus within it open without a script, one at a time. */
export function NavMenu({ items, path }: NavMenuProps) {
  const To = useLink();
  const current = currentHref(items.flatMap(hrefsOf), path);
  const link = (to: string) => ({
    to,
    'aria-current': to === current ? ('page' as const) : undefined,
  });
  return (
    <ul className={entries}>
      {items.map((item) =>
        'links' in item || 'panel' in item ? (
          <li key={item.label} className={'panel' in item ? mega : undefined}>
            <details name="main-menu">
              <summary
                className={menuEntry}
                aria-current={hrefsOf(item).some((href) => href === current) || undefined}
              >
                {item.label}
                <Icon name="chevronDown" size="s" />
              </summary>
              {'panel' in item ? (
                <div className={menu}>{item.panel}</div>
              ) : (
                <ul className={menu}>
                  {item.links.map(({ label, href }) => (
                    <li key={href}>
                      <To {...link(href)}>{label}</To>
                    </li>
                  ))}
                  {item.href && (
                    <li>
                      <To {...link(item.href)} aria-label={`View all: ${item.label}`}>
                        View all
                        <Icon name="arrowRight" size="s" />
                      </To>
                    </li>
                  )}
                </ul>
              )}
            </details>
          </li>
        ) : (
          <li key={item.label}>
            <To {...link(item.href)} className={menuEntry}>
              {item.label}
            </To>
          </li>
        ),
      )}
    </ul>
  );
}
