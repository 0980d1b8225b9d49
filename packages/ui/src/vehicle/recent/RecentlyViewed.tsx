import { Button } from '../../primitives/button/Button.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { wholeNames } from '../../primitives/heading/wholeNames.tsx';
import { useBroken } from '../../primitives/image/useBroken.ts';
import { Container } from '../../primitives/layout/Container.tsx';
import { useLink } from '../../provider/UiProvider.tsx';
import { BodyGlyph } from '../icons/BodyGlyph.tsx';
import * as css from './recentlyViewed.css.ts';

/** A vehicle as this browser remembers it: no price, which may be another by now. */
export interface ViewedVehicle {
  title: string;
  subtitle: string | null;
  /** Address of a small picture; `null` draws the side view of its body. */
  picture: string | null;
  /** `SUV`; chooses the side view. */
  body: string;
  /** The vehicle's page. */
  href: string;
}

export interface RecentlyViewedProps {
  /** Newest first. */
  vehicles: readonly ViewedVehicle[];
  /** Forgets them all, for this browser. */
  onClear: () => void;
}

/** The way back to what this browser looked at; nothing for a newcomer. */
export function RecentlyViewed({ vehicles, onClear }: RecentlyViewedProps) {
  const To = useLink();
  if (vehicles.length === 0) return null;
  return (
    <Container>
      <section className={css.recent}>
        <div className={css.head}>
          <Heading level={2} size="h3">
            Recently viewed
          </Heading>
          <Button variant="quiet" onClick={() => onClear()}>
            Clear
          </Button>
        </div>
        <ul className={css.list}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.href}>
              <To to={vehicle.href} className={css.vehicle}>
                <Picture vehicle={vehicle} />
                <span className={css.words}>
                  <bdi className={css.title}>{wholeNames(vehicle.title)}</bdi>
                  {vehicle.subtitle && <bdi className={css.subtitle}>{vehicle.subtitle}</bdi>}
                </span>
              </To>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}

function Picture({ vehicle: { picture, body } }: { vehicle: ViewedVehicle }) {
  const isBroken = useBroken(picture ?? '');
  return (
    <span className={css.picture}>
      {picture === null || isBroken ? (
        <BodyGlyph body={body} />
      ) : (
        <img src={picture} alt="" width={96} height={64} loading="lazy" />
      )}
    </span>
  );
}
