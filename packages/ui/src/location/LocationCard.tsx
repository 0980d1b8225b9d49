import { type HoursRow, type Location, licenceLines, telHref } from '@forecourt/domain';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { addressLines } from './addressLines.ts';
import * as css from './location.css.ts';
import { OpeningHoursTable } from './OpeningHoursTable.tsx';

export interface LocationCardProps {
  location: Location;
  /** `weeklyHours` of the domain. */
  hours: readonly HoursRow[];
  /** `Open until 5:30pm`; `null` where it cannot be told. */
  openText?: string | null;
  /** The place's own page, `null` where it has none. */
  href?: string | null;
  headingLevel?: 2 | 3;
}

/** A place of the dealer: name, address, phone, hours, licences (R3-14). */
export function LocationCard({
  location,
  hours,
  openText = null,
  href = null,
  headingLevel = 3,
}: LocationCardProps) {
  const address = addressLines(location);
  const licences = licenceLines(location);
  return (
    <article className={css.card}>
      <Heading level={headingLevel} size="h4">
        {location.name}
      </Heading>
      {address.length > 0 && (
        <address className={css.line}>
          <Icon name="pin" />
          <span>
            {address.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </span>
        </address>
      )}
      {openText && (
        <p className={css.line}>
          <Icon name="clock" />
          {openText}
        </p>
      )}
      <OpeningHoursTable rows={hours} caption={`Opening hours, ${location.name}`} />
      {location.phone && (
        <a href={telHref(location.phone)} className={css.phone}>
          <Icon name="phone" />
          {location.phone}
        </a>
      )}
      {licences.map((line) => (
        <p key={line} className={css.small}>
          {line}
        </p>
      ))}
      {(location.placeUrl || href) && (
        <div className={css.foot}>
          {location.placeUrl && (
            <ButtonLink href={location.placeUrl} variant="secondary">
              Directions
            </ButtonLink>
          )}
          {href && (
            <ButtonLink href={href} variant="quiet">
              Contact {location.city ?? 'us'}
            </ButtonLink>
          )}
        </div>
      )}
    </article>
  );
}
