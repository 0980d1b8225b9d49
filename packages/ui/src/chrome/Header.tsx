import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Container } from '../primitives/layout/Container.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import * as css from './header.css.ts';
import { NavMenu } from './NavMenu.tsx';
import type { NavEntry, NavLink } from './navigation.ts';
import { UtilityBar, type UtilityBarProps } from './UtilityBar.tsx';
import { useClosingMenus } from './useClosingMenus.ts';

export interface HeaderProps {
  /** The dealer's name: the word mark, and the logo's name. */
  name: string;
  logo?: ImageSource | null;
  homeHref: string;
  items: readonly NavEntry[];
  /** Path of the current page, without its query. */
  path: string;
  /** The strip over the header; absent draws none. */
  utilityBar?: UtilityBarProps | null;
  /** The one button of the header, on large screens. */
  action?: NavLink | null;
}

/** Top of every page. Its colours and type are the theme's; which parts it has, the template's. */
export function Header({
  name,
  logo = null,
  homeHref,
  items,
  path,
  utilityBar = null,
  action = null,
}: HeaderProps) {
  const To = useLink();
  const root = useClosingMenus(path);
  return (
    <header ref={root}>
      {utilityBar && <UtilityBar {...utilityBar} />}
      <div className={css.header}>
        <Container>
          <div className={css.row}>
            <To to={homeHref} className={css.brand}>
              {logo ? <Image image={{ ...logo, alt: name }} sizes="200px" priority /> : name}
            </To>
            <details className={css.menuButton}>
              <summary>
                <Icon name="menu" />
                Menu
              </summary>
            </details>
            <nav className={css.nav} aria-label="Main">
              <NavMenu items={items} path={path} />
            </nav>
            {action && (
              <div className={css.action}>
                <ButtonLink href={action.href}>{action.label}</ButtonLink>
              </div>
            )}
          </div>
        </Container>
      </div>
    </header>
  );
}
