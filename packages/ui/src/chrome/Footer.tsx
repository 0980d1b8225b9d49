import { type Location, licenceLines, telHref } from '@forecourt/domain';
import { addressLines } from '../location/addressLines.ts';
import { Container } from '../primitives/layout/Container.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import * as css from './footer.css.ts';
import type { NavLink } from './navigation.ts';

export interface FooterProps {
  name: string;
  /** `footerColumns` of the menu. */
  columns: readonly { heading: string; links: readonly NavLink[] }[];
  /** Places with their phones and licence numbers (R3-14). */
  locations: readonly Location[];
  /** The dealer on other sites: `Facebook`, `Instagram`. */
  social?: readonly NavLink[];
  legal: readonly NavLink[];
  /** The year of the copyright line. */
  year: number;
}

function Place({ location }: { location: Location }) {
  return (
    <li>
      <p className={css.placeName}>{location.name}</p>
      <address>{addressLines(location).join(', ')}</address>
      {location.phone && <a href={telHref(location.phone)}>{location.phone}</a>}
      {licenceLines(location).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </li>
  );
}

/** End of every page: links, places, licences. */
export function Footer({ name, columns, locations, social = [], legal, year }: FooterProps) {
  const To = useLink();
  const places = locations.filter((location) => location.visible);
  return (
    <footer className={css.footer}>
      <Container>
        {columns.length > 0 && (
          <div className={css.columns}>
            {columns.map(({ heading, links }) => (
              <div key={heading}>
                <h2 className={css.heading}>{heading}</h2>
                <ul>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <To to={href}>{label}</To>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        {places.length > 0 && (
          <ul className={css.places}>
            {places.map((location) => (
              <Place key={location.id} location={location} />
            ))}
          </ul>
        )}
        <div className={css.legal}>
          <p>
            © {year} {name}
          </p>
          {legal.map(({ label, href }) => (
            <To key={href} to={href}>
              {label}
            </To>
          ))}
          {social.length > 0 && (
            <ul className={css.social}>
              {social.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Container>
    </footer>
  );
}
