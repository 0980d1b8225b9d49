import type { ReactNode } from 'react';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Container } from '../primitives/layout/Container.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { HeaderContact } from './HeaderContact.tsx';
import { centred } from './layouts/centred.css.ts';
import * as css from './layouts/header.css.ts';
import { rows } from './layouts/rows.css.ts';
import { NavMenu } from './NavMenu.tsx';
import type { NavEntry, NavLink } from './navigation.ts';
import { UtilityBar, type UtilityBarProps } from './UtilityBar.tsx';
import { useClosingMenus } from './useClosingMenus.ts';

/** Layout of a header: what a template picks, as it picks its colours. */
export type HeaderChrome = 'bar' | 'rows' | 'centred';

const layouts: Record<HeaderChrome, string> = { bar: css.bar, rows, centred };

export interface HeaderProps {
  /**
   * `bar`: a strip with the dealer's words over one line of name, menu and button. `rows`: name,
   * search and phone over a band with the menu; dense. `centred`: the name in the middle, the menu
   * beneath it; spacious. Default `bar`; the sheets `rows` and `centred` hold the others.
   */
  chrome?: HeaderChrome;
  /** The dealer's name: the word mark, and the logo's name. */
  name: string;
  logo?: ImageSource | null;
  homeHref: string;
  items: readonly NavEntry[];
  /** Path of the current page, without its query. */
  path: string;
  /** The dealer's words, places and phone; absent draws none. Only `bar` has room for the words. */
  utilityBar?: UtilityBarProps | null;
  /** A `HeaderSearch`. */
  search?: ReactNode;
  /** Small things beside the button: saved vehicles, sign-in. */
  tools?: ReactNode;
  /** The one button of the header; on a phone in its menu. */
  action?: NavLink | null;
}

/** Top of every page. Its colours and type are the theme's; layout and parts are the template's. */
export function Header({
  chrome = 'bar',
  name,
  logo = null,
  homeHref,
  items,
  path,
  utilityBar = null,
  search,
  tools,
  action = null,
}: HeaderProps) {
  const To = useLink();
  const root = useClosingMenus(path);
  const bar = chrome === 'bar';
  const button = action && (
    <div className={css.action}>
      <ButtonLink href={action.href}>{action.label}</ButtonLink>
    </div>
  );
  return (
    <header ref={root} className={css.layer}>
      {bar && utilityBar && <UtilityBar {...utilityBar} />}
      <div className={css.header}>
        <Container>
          <div className={cx(css.row, layouts[chrome])}>
            <To to={homeHref} className={css.brand}>
              {logo ? (
                <Image image={{ ...logo, alt: name }} sizes="200px" priority="early" />
              ) : (
                name
              )}
            </To>
            {search && <div className={css.search}>{search}</div>}
            {bar ? (
              tools
            ) : (
              <HeaderContact places={utilityBar?.places ?? []} phone={utilityBar?.phone ?? null}>
                {tools}
              </HeaderContact>
            )}
            <details className={css.menuButton}>
              <summary>
                <Icon name="menu" />
                <Icon name="close" />
                <span>Menu</span>
              </summary>
            </details>
            <div className={css.tray}>
              {!bar && button}
              <nav className={css.nav} aria-label="Main">
                <NavMenu items={items} path={path} />
              </nav>
              {bar && button}
            </div>
          </div>
        </Container>
      </div>
    </header>
  );
}
