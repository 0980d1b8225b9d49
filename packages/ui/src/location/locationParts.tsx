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
import { Heading, type HeadingProps } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { addressLines } from './addressLines.ts';
import { EmailUs, type EmailUsProps } from './EmailUs.tsx';
import * as css from './location.css.ts';
import type { Opening } from './OpenState.tsx';
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
  /** Its coordinates for an app of maps (`directionsHref`), for a line of a board; none beside a button for it. */
  directions?: string | null;
  /** The place's own page, `null` where it has none. */
  href?: string | null;
  /** Words of the step to that page, before its town. Default `Contact`. */
  step?: string;
  headingLevel?: 2 | 3;
}

/** What is told of a place, part by part: a card has them under each other, a page of all places in its own way. */
export function locationParts(
  props: LocationCardProps,
  { size, sizes }: Pick<HeadingProps, 'size'> & { sizes: string },
) {
  const {
    location,
    phones,
    emailUs,
    image,
    distance,
    href,
    step = 'Contact',
    headingLevel = 3,
  } = props;
  const { name, type, phone, placeUrl, city } = location;
  const address = addressLines(location);
  // A city may have a showroom and a workshop.
  const place = [city ?? 'us', type !== 'sales' && type !== '' && locationCopy[type]]
    .filter(Boolean)
    .join(' ');
  const numbers = phones?.length ? phones : phone ? [{ label: '', phone }] : [];
  return {
    picture: image && (
      <div className={css.picture}>
        <Image image={image} sizes={sizes} fit="cover" />
      </div>
    ),
    head: (
      <div className={css.head}>
        <Heading level={headingLevel} size={size ?? 'h4'}>
          {name}
        </Heading>
        {type !== '' && <Badge>{locationCopy[type]}</Badge>}
      </div>
    ),
    where: (
      <>
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
      </>
    ),
    reach: (
      <>
        <PhoneLinks numbers={numbers} />
        {emailUs && <EmailUs {...emailUs} name={name} />}
      </>
    ),
    licences: licenceLines(location).map((line) => (
      <p key={line} className={css.small}>
        {line}
      </p>
    )),
    foot: (placeUrl || href) && (
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
            label={`${step} ${place}, ${name}`}
          >
            {step} {place}
          </ButtonLink>
        )}
      </div>
    ),
  };
}
