import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { useLink } from '../provider/UiProvider.tsx';
import { LinkList } from './LinkList.tsx';
import * as css from './megaMenu.css.ts';
import type { NavLink } from './navigation.ts';

/** A model of a brand's menu. */
export interface MegaTile extends NavLink {
  image: ImageSource | null;
  /** `From $41,990 drive away`, `Coming Soon`. */
  note?: string | null;
}

/** A brand, or another family of models. */
export interface MegaGroup {
  heading: string;
  tiles: readonly MegaTile[];
  /** What else the brand has: its range, offers, a test drive. */
  links: readonly NavLink[];
}

export interface MegaMenuProps {
  groups: readonly MegaGroup[];
}

/**
 * What a brand's entry of the header opens: its models as tiles, and links. Goes into the `panel`
 * of a header's item; pictures load when the menu first opens.
 */
export function MegaMenu({ groups }: MegaMenuProps) {
  const To = useLink();
  return groups.map(({ heading, tiles, links }) => (
    <div key={heading} className={css.group}>
      <div className={css.side}>
        <p className={css.heading}>{heading}</p>
        <LinkList links={links} />
      </div>
      <ul className={css.tiles}>
        {tiles.map(({ label, href, image, note = null }) => (
          <li key={href}>
            <To to={href} className={css.tile}>
              <span className={css.picture}>
                {image && <Image image={{ ...image, alt: '' }} sizes="220px" fit="contain" />}
              </span>
              <span>{label}</span>
              {note && <small>{note}</small>}
            </To>
          </li>
        ))}
      </ul>
    </div>
  ));
}
