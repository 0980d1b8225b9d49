import { Icon } from '../primitives/icon/Icon.tsx';
import { menuEntry } from '../primitives/menuEntry/menuEntry.css.ts';
import { useLink } from '../provider/UiProvider.tsx';
import { entries, mega, menu } from './layouts/mainMenu.css.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { currentHref, hrefsOf, type NavEntry } from './navigation.ts';

export interface NavMenuProps {
  items: readonly NavEntry[];
  /** Path of the current page. */
  path: string;
}

/** The site's main menu; menus within it open without a script, one at a time. */
export function NavMenu({ items, path }: NavMenuProps) {
  const To = useLink();
  const current = currentHref(items.flatMap(hrefsOf), path);
  const link = (to: string) => ({
    to,
    'aria-current': to === current ? ('page' as const) : undefined,
  });
  const all = ({ label, href }: NavEntry) =>
    href != null && (
      <To {...link(href)} aria-label={`View all: ${label}`}>
        View all
        <Icon name="arrowRight" size="s" />
      </To>
    );
  return (
    <ul className={entries}>
      {items.map((item) =>
        'links' in item || 'columns' in item ? (
          <li key={item.label} className={'columns' in item ? mega : undefined}>
            <details name="main-menu">
              <summary
                className={menuEntry}
                aria-current={hrefsOf(item).some((href) => href === current) || undefined}
              >
                {item.label}
                <Icon name="chevronDown" size="s" />
              </summary>
              {'columns' in item ? (
                <div className={menu}>
                  <MegaMenu columns={item.columns} link={link} />
                  {all(item)}
                </div>
              ) : (
                <ul className={menu}>
                  {item.links.map(({ label, href }) => (
                    <li key={href + label}>
                      <To {...link(href)}>{label}</To>
                    </li>
                  ))}
                  {item.href && <li>{all(item)}</li>}
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
