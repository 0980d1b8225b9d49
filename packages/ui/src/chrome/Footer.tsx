import { type Location, licenceLines, telHref } from '@forecourt/domain';
import { addressLines } from '../location/addressLines.ts';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Container } from '../primitives/layout/Container.tsx';
import { PhoneNumber } from '../primitives/phoneNumber/PhoneNumber.tsx';
import { Kept } from '../provider/Kept.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import type { HeaderChrome } from './Header.tsx';
import { LinkList } from './LinkList.tsx';
import { centredFooter } from './layouts/centredFooter.css.ts';
import * as css from './layouts/footer.css.ts';
import { rowsFooter } from './layouts/rowsFooter.css.ts';
import type { NavLink } from './navigation.ts';

const layouts: Record<HeaderChrome, string> = {
  bar: css.bar,
  rows: rowsFooter,
  centred: centredFooter,
};

export interface FooterProps {
  /**
   * The layout that goes with a header's. `bar`: name, links and places beside each other. `rows`:
   * name and phone in a band over rows of links and places. `centred`: one thing beneath the other
   * about the middle. Default `bar`; the sheets `rows` and `centred` hold the others.
   */
  chrome?: HeaderChrome;
  name: string;
  /** A line about the dealer: `Family owned since 1974`. */
  strapline?: string | null;
  phone?: string | null;
  homeHref?: string;
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
      <address>
        {addressLines(location).map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      {location.phone && (
        <a href={telHref(location.phone)}>
          <PhoneNumber number={location.phone} />
        </a>
      )}
      {licenceLines(location).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </li>
  );
}

/** End of every page: who the dealer is, links, places, licences. */
export function Footer(props: FooterProps) {
  return (
    <footer className={css.footer} data-later="">
      <Kept name="Footer" of={props}>
        {() => <Content {...props} />}
      </Kept>
    </footer>
  );
}

function Content({
  chrome = 'bar',
  name,
  strapline = null,
  phone = null,
  homeHref = '/',
  columns,
  locations,
  social = [],
  legal,
  year,
}: FooterProps) {
  const To = useLink();
  const places = locations.filter((location) => location.visible);
  const filled = columns.filter(({ links }) => links.length > 0);
  return (
    <Container>
      <div className={cx(css.parts, layouts[chrome])}>
        <div className={css.about}>
          <To to={homeHref} className={css.name}>
            {name}
          </To>
          {strapline && <p>{strapline}</p>}
          {phone && (
            <a href={telHref(phone)} className={css.phone}>
              <Icon name="phone" />
              <PhoneNumber number={phone} />
            </a>
          )}
        </div>
        {filled.length > 0 && (
          <div className={css.columns}>
            {filled.map(({ heading, links }) => (
              <div key={heading}>
                <h2 className={css.heading}>{heading}</h2>
                <LinkList links={links} />
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
      </div>
    </Container>
  );
}
