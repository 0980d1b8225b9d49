import { type Location, licenceLines, locationCopy } from '@forecourt/domain';
import { PictureLead } from '../page/PictureLead.tsx';
import { row } from '../page/pictureLead.css.ts';
import { Badge } from '../primitives/badge/Badge.tsx';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { EmailAddress } from '../primitives/emailAddress/EmailAddress.tsx';
import { Heading } from '../primitives/heading/Heading.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { cx } from '../style/cx.ts';
import { addressLines } from './addressLines.ts';
import { directionsHref } from './directionsHref.ts';
import * as card from './location.css.ts';
import * as css from './locationHeader.css.ts';
import { type Opening, OpenState } from './OpenState.tsx';
import { PhoneLinks } from './PhoneLinks.tsx';

export interface LocationHeaderProps {
  location: Location;
  opening: Opening | null;
  /** By purpose; empty leaves the place's one phone. */
  phones: readonly { label: string; phone: string }[];
  image: ImageSource | null;
  /** Where the form to this place stands: `#enquire`. */
  writeHref: string;
}

/** First view of a place's own page: what, where, whether it is open, and how to reach it. */
export function LocationHeader({
  location,
  opening,
  phones,
  image,
  writeHref,
}: LocationHeaderProps) {
  const { name, type, phone, email } = location;
  const numbers = phones.length > 0 ? phones : phone === null ? [] : [{ label: '', phone }];
  const directions = directionsHref(location);
  return (
    <PictureLead
      image={image}
      steps={
        <>
          {(numbers.length > 0 || email !== null) && (
            <div className={css.ways}>
              <PhoneLinks numbers={numbers} />
              {email !== null && (
                <a href={`mailto:${email}`} className={cx(card.phone, css.email)}>
                  <Icon name="mail" />
                  <span>
                    <EmailAddress email={email} />
                  </span>
                </a>
              )}
            </div>
          )}
          <div className={row}>
            <ButtonLink href={writeHref} icon="mail">
              Send a message
            </ButtonLink>
            {directions !== null && (
              <ButtonLink href={directions} icon="pin" variant="secondary">
                Directions
              </ButtonLink>
            )}
          </div>
          {licenceLines(location).map((line) => (
            <p key={line} className={card.small}>
              {line}
            </p>
          ))}
        </>
      }
    >
      <div className={css.name}>
        {type !== '' && <Badge>{locationCopy[type]}</Badge>}
        <Heading level={1}>{name}</Heading>
      </div>
      {opening && <OpenState {...opening} />}
      <address className={css.address}>
        {addressLines(location).map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </PictureLead>
  );
}
