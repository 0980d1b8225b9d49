import { type PriceDisplay, type VehicleSummary, vehicleCopy } from '@forecourt/domain';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Image } from '../../primitives/image/Image.tsx';
import type { ImageSource } from '../../primitives/image/imageSource.ts';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../../provider/UiProvider.tsx';
import { cx } from '../../style/cx.ts';
import { BodyGlyph } from '../icons/BodyGlyph.tsx';
import { MarketNote } from '../price/MarketNote.tsx';
import { PriceBlock } from '../price/PriceBlock.tsx';
import { TagBanner } from '../tag/TagBanner.tsx';
import * as css from './vehicleCard.css.ts';

export interface VehicleCardProps {
  vehicle: VehicleSummary;
  /** `null` draws the "photos coming soon" ground. */
  image: ImageSource | null;
  /** The vehicle's page. */
  href: string;
  /** Where `Enquire Now` leads. */
  enquireHref: string;
  /** Listing of the same make and model, for a vehicle that is gone (R4-07). */
  similarHref: string;
  /** `Enquire Now` or the site's own words (R2-75). */
  enquireLabel: string;
  /** Rank of the title in the page. Default 2. */
  headingLevel?: 2 | 3;
  /** In the first row of the page. */
  priority?: boolean;
}

/** A sold used vehicle has no tag that says so (R4-02). */
const SOLD: PriceDisplay = { kind: 'none', text: 'Sold' };

const SIZES = '(min-width: 1200px) 320px, (min-width: 768px) 33vw, (min-width: 576px) 50vw, 100vw';

function Media({
  vehicle,
  image,
  priority,
}: Pick<VehicleCardProps, 'vehicle' | 'image' | 'priority'>) {
  return (
    <div className={cx(css.media, vehicle.sold && css.soldMedia)}>
      {image ? (
        <Image image={image} sizes={SIZES} fit="cover" priority={priority ?? false} />
      ) : (
        <div className={css.noPhoto}>
          <BodyGlyph body={vehicle.facts.at(-1) ?? vehicle.itemType} />
          Photos coming soon
        </div>
      )}
      {vehicle.tag && (
        <div className={css.tag}>
          <TagBanner tag={vehicle.tag} />
        </div>
      )}
      {image && vehicle.photoCount > 1 && (
        <span className={css.photoCount}>
          <Icon name="camera" size="s" />
          {vehicle.photoCount}
          <VisuallyHidden> photos</VisuallyHidden>
        </span>
      )}
    </div>
  );
}

/** One vehicle in a list of results: what it is, what it costs and the next step. */
export function VehicleCard({
  vehicle,
  image,
  href,
  enquireHref,
  similarHref,
  enquireLabel,
  headingLevel = 2,
  priority = false,
}: VehicleCardProps) {
  const To = useLink();
  const Title = `h${headingLevel}` as const;
  return (
    <article className={css.card}>
      <Media vehicle={vehicle} image={image} priority={priority} />
      <div className={css.body}>
        <div>
          <Title className={css.title}>
            <To to={href} className={css.titleLink}>
              {vehicle.title}
            </To>
          </Title>
          {vehicle.subtitle && <p className={css.subtitle}>{vehicle.subtitle}</p>}
        </div>
        <ul className={css.facts}>
          {vehicle.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {vehicle.place && (
          <p className={css.place}>
            <Icon name="pin" size="s" />
            {vehicle.place}
          </p>
        )}
        {vehicle.market && !vehicle.sold && <MarketNote text={vehicle.market} />}
      </div>
      <div className={css.price}>
        <PriceBlock price={vehicle.sold ? SOLD : vehicle.price} />
      </div>
      <div className={css.actions}>
        {vehicle.available ? (
          <ButtonLink href={enquireHref} label={`${enquireLabel}: ${vehicle.title}`} wide>
            {enquireLabel}
          </ButtonLink>
        ) : (
          <ButtonLink
            href={similarHref}
            variant="secondary"
            label={`${vehicleCopy.similarOnCard}: ${vehicle.title}`}
            wide
          >
            {vehicleCopy.similarOnCard}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
