import { telHref } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon/Icon.tsx';
import { PhoneNumber } from '../primitives/phoneNumber/PhoneNumber.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import * as css from './layouts/strip.css.ts';

/** A place in the header's `Locations` menu (R2-83). */
export interface HeaderPlace {
  name: string;
  /** City, or the kind of place. */
  place: string | null;
  phone: string | null;
  href: string;
}

export interface HeaderContactProps {
  places: readonly HeaderPlace[];
  phone: string | null;
  /** Further small things beside them. */
  children?: ReactNode;
}

/** The way to the dealer: the `Locations` menu and the phone. */
export function HeaderContact({ places, phone, children }: HeaderContactProps) {
  const To = useLink();
  return (
    <div className={css.contact}>
      {places.length > 0 && (
        <details className={css.places} name="main-menu">
          <summary className={css.contactLink}>
            <Icon name="pin" size="s" />
            <span>Locations</span>
            <Icon name="chevronDown" size="s" />
          </summary>
          <ul className={css.placeMenu}>
            {places.map(({ name, place, phone: number, href }) => (
              <li key={href}>
                <To to={href}>{name}</To>
                {place && <span>{place}</span>}
                {number && (
                  <a href={telHref(number)}>
                    <PhoneNumber number={number} />
                  </a>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {phone && (
        <a href={telHref(phone)} className={css.contactLink}>
          <Icon name="phone" size="s" />
          <span>
            <PhoneNumber number={phone} />
          </span>
        </a>
      )}
      {children}
    </div>
  );
}
