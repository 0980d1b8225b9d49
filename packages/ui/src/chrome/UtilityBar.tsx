import { locationCopy, telHref } from '@forecourt/domain';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Container } from '../primitives/layout/Container.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import * as css from './header.css.ts';

/** A place in the header's `Locations` menu (R2-83). */
export interface HeaderPlace {
  name: string;
  /** City, or the kind of place. */
  place: string | null;
  phone: string | null;
  href: string;
}

export interface UtilityBarProps {
  /** A line about the dealer: `Family owned since 1974`. */
  strapline?: string | null;
  phone?: string | null;
  places: readonly HeaderPlace[];
}

/** The strip over the header: who the dealer is, where, and its phone. */
export function UtilityBar({ strapline = null, phone = null, places }: UtilityBarProps) {
  const To = useLink();
  return (
    <div className={css.utility}>
      <Container>
        <div className={css.utilityRow}>
          <p>{strapline}</p>
          <div className={css.utilityEnd}>
            {places.length > 0 && (
              <details className={css.places} name="main-menu">
                <summary className={css.utilityLink}>
                  <Icon name="pin" size="s" />
                  {locationCopy.locations}
                  <Icon name="chevronDown" size="s" />
                </summary>
                <ul className={css.placeMenu}>
                  {places.map(({ name, place, phone: number, href }) => (
                    <li key={href}>
                      <To to={href}>{name}</To>
                      {place && <span>{place}</span>}
                      {number && <a href={telHref(number)}>{number}</a>}
                    </li>
                  ))}
                </ul>
              </details>
            )}
            {phone && (
              <a href={telHref(phone)} className={css.utilityLink}>
                <Icon name="phone" size="s" />
                {phone}
              </a>
            )}
          </div>
        </div>
      </Container>
    </div>
  );
}
