import type { VehicleSummary } from '@forecourt/domain';
import { Heading } from '../primitives/heading/Heading.tsx';
import { wholeNames } from '../primitives/heading/wholeNames.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Link } from '../primitives/link/Link.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { tag } from '../vehicle/card/cardFrame.css.ts';
import { BodyGlyph } from '../vehicle/icons/BodyGlyph.tsx';
import { PriceBlock } from '../vehicle/price/PriceBlock.tsx';
import { StateRibbon } from '../vehicle/tag/StateRibbon.tsx';
import { TagBanner } from '../vehicle/tag/TagBanner.tsx';
import * as css from './vehicleSpotlight.css.ts';

export interface VehicleSpotlightProps {
  vehicle: VehicleSummary;
  image: ImageSource;
  /** The vehicle's page. */
  href: string;
  /** Which side the picture hangs on, on large screens; `full` over its words, as wide as the page. */
  side: 'start' | 'end' | 'full';
}

/** One vehicle shown as a gallery shows a piece: a large picture, and a few words beside it. */
export function VehicleSpotlight({ vehicle, image, href, side }: VehicleSpotlightProps) {
  const To = useLink();
  return (
    <article
      className={cx(
        css.spotlight,
        side !== 'full' && css.beside,
        side === 'end' && css.pictureLast,
      )}
    >
      <div className={css.frame}>
        <To to={href} className={css.picture} tabIndex={-1} aria-hidden="true">
          <Image
            image={{ ...image, alt: '' }}
            sizes={
              side === 'full'
                ? '100vw'
                : '(min-width: 1400px) 880px, (min-width: 992px) 62vw, 100vw'
            }
            fit="cover"
            fallback={<BodyGlyph body={vehicle.facts.at(-1) ?? vehicle.itemType} />}
          />
        </To>
        {vehicle.tag && (
          <div className={tag}>
            <TagBanner tag={vehicle.tag} />
          </div>
        )}
        {vehicle.state && <StateRibbon state={vehicle.state} />}
      </div>
      <div className={css.words}>
        <Heading level={3} size="h2">
          <bdi>{wholeNames(vehicle.title)}</bdi>
        </Heading>
        {vehicle.subtitle && (
          <p className={css.quiet}>
            <bdi>{vehicle.subtitle}</bdi>
          </p>
        )}
        <ul className={css.facts}>
          {vehicle.facts.map((fact) => (
            <li key={fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}
        </ul>
        <PriceBlock price={vehicle.price} />
        <Link href={href} variant="standalone">
          {/* The arrow stands beside the last word. */}
          View {vehicle.title}&nbsp;
          <Icon name="arrowRight" />
        </Link>
      </div>
    </article>
  );
}
