import type { FinanceEstimate as Estimate, VehicleSummary } from '@forecourt/domain';
import { type ReactNode, useId } from 'react';
import { FinanceEstimate } from '../../finance/FinanceEstimate.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { wholeNames } from '../../primitives/heading/wholeNames.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { ImageSource } from '../../primitives/image/imageSource.ts';
import { type KeptKind, type KeptPart, useKeptHtml } from '../../provider/KeptHtml.ts';
import { useLink } from '../../provider/UiProvider.tsx';
import { cx } from '../../style/cx.ts';
import { MarketIndicator } from '../price/MarketIndicator.tsx';
import { PriceBlock } from '../price/PriceBlock.tsx';
import { vehicleCopy } from '../vehicleCopy.ts';
import { CardMedia } from './CardMedia.tsx';
import { body, card, title, titleLink } from './cardFrame.css.ts';
import * as css from './vehicleCard.css.ts';

export interface VehicleCardProps {
  vehicle: VehicleSummary;
  /** `null` draws the ground of a vehicle without photos. */
  image: ImageSource | null;
  /** The vehicle's page. */
  href: string;
  /** Where `Enquire Now` leads; `null` on that page itself. */
  enquireHref: string | null;
  /** Listing of the same make and model, for a vehicle that is gone (R4-07); `null` for others. */
  similarHref: string | null;
  /** `Enquire Now` or the site's own words (R2-75). */
  enquireLabel: string;
  /** Rank of the title in the page. Default 2. */
  headingLevel?: 2 | 3;
  /** The first of the page: its picture is loaded before all others. */
  priority?: boolean;
  /** How wide its picture is shown where that is not as in the grid, as a `sizes` attribute. */
  sizes?: string;
  /** Repayments, drawn in short, with the rates and the warning (R9-16). */
  estimate?: Estimate;
  /** A `SaveButton`; stands on the picture. */
  save?: ReactNode;
  /** A box that adds the vehicle to a comparison. */
  compare?: ReactNode;
}

/**
 * A card as a part that a server keeps; `null` for one that it draws.
 *
 * @param draw takes the id that begins those of the card's parts
 */
export const CARD_KIND: KeptKind<
  (props: VehicleCardProps, id: string, draw: (id: string) => ReactNode) => KeptPart | null
> = 'card';

/** One vehicle in a list of results: what it is, what it costs and the next step. */
export function VehicleCard(props: VehicleCardProps) {
  const id = useId();
  const keep = useKeptHtml();
  const draw = (own: string) => <Content {...props} id={own} />;
  const part = keep && keep.of(CARD_KIND)(props, id, draw);
  return (
    <article className={card}>{keep !== null && part !== null ? keep([part]) : draw(id)}</article>
  );
}

function Content({
  id,
  vehicle,
  image,
  href,
  enquireHref,
  similarHref,
  enquireLabel,
  headingLevel = 2,
  priority = false,
  sizes,
  estimate,
  save,
  compare,
}: VehicleCardProps & { id: string }) {
  const To = useLink();
  const Title = `h${headingLevel}` as const;
  return (
    <>
      <CardMedia vehicle={vehicle} image={image} priority={priority} sizes={sizes} id={id} />
      <div className={css.rest}>
        <div className={body}>
          <div>
            <Title className={title}>
              <To to={href} className={titleLink}>
                <bdi>{wholeNames(vehicle.title)}</bdi>
              </To>
            </Title>
            {vehicle.subtitle && (
              <p className={css.subtitle}>
                <bdi>{vehicle.subtitle}</bdi>
              </p>
            )}
          </div>
          <ul className={css.facts}>
            {vehicle.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <ul className={cx(css.facts, css.more)}>
            {vehicle.more.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {vehicle.place && (
            <p className={css.place}>
              <Icon name="pin" size="s" />
              <span>
                {vehicle.dealer && <span className={css.dealer}>{`${vehicle.dealer} · `}</span>}
                {vehicle.place}
              </span>
            </p>
          )}
          {vehicle.market && <MarketIndicator text={vehicle.market} />}
        </div>
        <div className={css.foot}>
          <div className={css.price}>
            <PriceBlock price={vehicle.price} id={`${id}basis`} />
          </div>
          {estimate && (
            <div className={css.estimate}>
              <FinanceEstimate estimate={estimate} place="card" />
            </div>
          )}
          <div className={css.actions}>
            {vehicle.available && enquireHref !== null && (
              <ButtonLink
                href={enquireHref}
                variant="quiet"
                label={`${enquireLabel}: ${vehicle.title}`}
                wide
              >
                {enquireLabel}
              </ButtonLink>
            )}
            {!vehicle.available && similarHref !== null && (
              <ButtonLink
                href={similarHref}
                variant="quiet"
                label={`${vehicleCopy.similarOnCard}: ${vehicle.title}`}
                wide
              >
                {vehicleCopy.similarOnCard}
              </ButtonLink>
            )}
            {compare}
          </div>
        </div>
      </div>
      {save && <div className={css.save}>{save}</div>}
    </>
  );
}
