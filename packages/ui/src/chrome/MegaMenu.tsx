import { Image } from '../primitives/image/Image.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import * as css from './megaMenu.css.ts';
import type { NavColumn } from './navigation.ts';

interface MegaMenuProps {
  columns: readonly NavColumn[];
  /** Properties of a link, with the mark of the current page. */
  link: (href: string) => { to: string; 'aria-current': 'page' | undefined };
}

/** What a wide entry of the header opens: a column for each brand, its name over its ways in. */
export function MegaMenu({ columns, link }: MegaMenuProps) {
  const To = useLink();
  return (
    <ul className={css.columns}>
      {columns.map(({ heading, href, logo = null, links }) => {
        const name = (
          <>
            {logo && <Image image={{ ...logo, alt: '' }} sizes="56px" fit="contain" />}
            {heading}
          </>
        );
        return (
          <li key={heading} className={css.column}>
            {href === null ? (
              <p className={css.heading}>{name}</p>
            ) : (
              <To {...link(href)} className={css.heading}>
                {name}
              </To>
            )}
            {links.length > 0 && (
              <ul>
                {links.map(({ label, href: to }) => (
                  <li key={to + label}>
                    <To {...link(to)}>{label}</To>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
