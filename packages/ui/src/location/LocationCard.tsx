import {
  type HoursRow,
  type Location,
  licenceLines,
  locationCopy,
  type Weekday,
} from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Badge } from '../primitives/badge/Badge.tsx';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { addressLines } from './addressLines.ts';
import { EmailUs, type EmailUsProps } from './EmailUs.tsx';
import * as css from './location.css.ts';
import { OpeningHoursTable } from './OpeningHoursTable.tsx';
import { type Opening, OpenState } from './OpenState.tsx';
import { PhoneLinks } from './PhoneLinks.tsx';

export interface LocationCardProps {
  location: Location;
  /** `weeklyHours` of the domain. */
  hours: readonly HoursRow[];
  /** Whether it is open now; `null` where it cannot be told. */
  opening?: Opening | null;
  /** Weekday at the dealer's, whose hours are marked; 0 is Sunday. */
  today?: Weekday | null;
  /** `thisWeeksHolidays` of the domain. */
  thisWeek?: readonly HoursRow[];
  /** Its `HolidayHours`. */
  holidays?: ReactNode;
  /** Instead of the place's one phone, where there are any: `Sales`, `Service`. */
  phones?: readonly { label: string; phone: string }[];
  /** Where to write to it; `null` where a form to it stands beside the card. */
  emailUs?: Omit<EmailUsProps, 'name'> | null;
  image?: ImageSource | null;
  /** How far it is from the visitor: `12 km from you`. */
  distance?: string | null;
  /** The place's own page, `null` where it has none. */
  href?: string | null;
  headingLevel?: 2 | 3;
}

/** A place of the dealer: name, address, phone, hours, licences (R3-14). */
export function LocationCard({
  location,
  hours,
  opening = null,
  today = null,
  thisWeek = [],
  holidays,
  phones,
  emailUs = null,
  image = null,
  distance = null,
  href = null,
  headingLevel = 3,
}: LocationCardProps) {
  const { name, type, phone, placeUrl, city } = location;
  const address = addressLines(location);
  // A city may have a showroom and a workshop.
  const place = [city ?? 'us', type !== 'sales' && type !== '' && locationCopy[type]]
    .filter(Boolean)
    .join(' ');
  const numbers = phones?.length ? phones : phone ? [{ label: '', phone }] : [];
  return (
    <article className={css.card}>
      {image && (
        <div className={css.picture}>
          <Image image={image} sizes="(min-width: 768px) 33vw, 100vw" fit="cover" />
        </div>
      )}
      <div className={css.head}>
        <Heading level={headingLevel} size="h4">
          {name}
        </Heading>
        {type !== '' && <Badge>{locationCopy[type]}</Badge>}
      </div>
      {address.length > 0 && (
        <address className={css.line}>
          <Icon name="pin" />
          <span>
            {address.map((line) => (
              <span key={line}>
                <bdi>{line}</bdi>
                <br />
              </span>
            ))}
          </span>
        </address>
      )}
      {distance && <p className={css.distance}>{distance}</p>}
      <PhoneLinks numbers={numbers} />
      {emailUs && <EmailUs {...emailUs} name={name} />}
      {opening && <OpenState {...opening} />}
      <OpeningHoursTable
        rows={hours}
        caption={`Opening hours, ${name}`}
        today={today}
        thisWeek={thisWeek}
      />
      {holidays}
      {licenceLines(location).map((line) => (
        <p key={line} className={css.small}>
          {line}
        </p>
      ))}
      {(placeUrl || href) && (
        <div className={css.foot}>
          {placeUrl && (
            <ButtonLink href={placeUrl} variant="secondary" label={`Directions to ${name}`}>
              Directions
            </ButtonLink>
          )}
          {href && (
            <ButtonLink
              href={href}
              variant={placeUrl ? 'quiet' : 'secondary'}
              label={`Contact ${place}, ${name}`}
            >
              Contact {place}
            </ButtonLink>
          )}
        </div>
      )}
    </article>
  );
}
