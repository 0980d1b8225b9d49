import { type Location, licenceLines, telHref } from '@forecourt/domain';
import { addressLines } from '../location/addressLines.ts';
import { Container } from '../primitives/layout/Container.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import * as css from './footer.css.ts';
import type { NavLink } from './navigation.ts';

export interface FooterProps {
  name: string;
  columns: readonly { heading: string; links: readonly NavLink[] }[];
  /** Places with their phones and licence numbers (R3-14). */
  locations: readonly Location[];
  legal: readonly NavLink[];
  /** The year of the copyright line. */
  year: number;
}

function Place({ location }: { location: Location }) {
  return (
    <div className={css.column}>
      <h2 className={css.heading}>{location.name}</h2>
      <address className={css.muted}>{addressLines(location).join(', ')}</address>
      {location.phone && (
        <p>
          <a href={telHref(location.phone)}>{location.phone}</a>
        </p>
      )}
      {licenceLines(location).map((line) => (
        <p key={line} className={css.muted}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** End of every page: links, places, licences. */
export function Footer({ name, columns, locations, legal, year }: FooterProps) {
  const To = useLink();
  return (
    <footer className={css.footer}>
      <Container>
        <div className={css.columns}>
          {columns.map(({ heading, links }) => (
            <div key={heading} className={css.column}>
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
          {locations
            .filter((location) => location.visible)
            .map((location) => (
              <Place key={location.id} location={location} />
            ))}
        </div>
        <div className={css.legal}>
          <p>
            © {year} {name}
          </p>
          {legal.map(({ label, href }) => (
            <To key={href} to={href}>
              {label}
            </To>
          ))}
        </div>
      </Container>
    </footer>
  );
}
