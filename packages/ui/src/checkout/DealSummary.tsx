import type { FinanceEstimate as Estimate, SidedAmount, VehicleSummary } from '@forecourt/domain';
import { FinanceEstimate } from '../finance/FinanceEstimate.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Link } from '../primitives/link/Link.tsx';
import { NoPhoto } from '../vehicle/icons/NoPhoto.tsx';
import { PriceBlock } from '../vehicle/price/PriceBlock.tsx';
import * as css from './dealSummary.css.ts';

/** A choice of a deal. */
export interface DealChoice {
  label: string;
  value: string;
  note: string | null;
}

export interface DealSummaryProps {
  vehicle: Pick<VehicleSummary, 'title' | 'subtitle' | 'price' | 'facts' | 'itemType'>;
  image: ImageSource | null;
  /** The vehicle's page. */
  href: string;
  rows: readonly DealChoice[];
  /** Repayment of who pays with finance, with its rates and the warning. */
  estimate: Estimate | null;
  /** What is left to pay on top of a trade-in. */
  left: SidedAmount | null;
  /** One line that opens, for phones; else a panel, where there is room beside the step. */
  folded?: boolean;
}

/** What somebody is buying, and what they have chosen of it so far. */
export function DealSummary({ folded = false, ...deal }: DealSummaryProps) {
  const { vehicle, image } = deal;
  const photo =
    image === null ? (
      <NoPhoto body={vehicle.facts.at(-1) ?? vehicle.itemType} label={vehicle.title} />
    ) : (
      <Image image={image} sizes={folded ? '72px' : '360px'} fit="cover" priority="early" />
    );
  if (folded) {
    return (
      <details className={css.folded}>
        <summary>
          <span className={css.thumb}>{photo}</span>
          <span className={css.name}>
            <strong>{vehicle.title}</strong>
            <span>{vehicle.price.text}</span>
          </span>
          <Icon name="chevronDown" />
        </summary>
        <div className={css.body}>
          <Rows {...deal} />
        </div>
      </details>
    );
  }
  return (
    <section className={css.panel} aria-label="Your deal">
      <div className={css.photo}>{photo}</div>
      <div className={css.body}>
        <div>
          <p className={css.title}>
            <Link href={deal.href} variant="inherit">
              {vehicle.title}
            </Link>
          </p>
          {vehicle.subtitle && <p className={css.quiet}>{vehicle.subtitle}</p>}
        </div>
        <Rows {...deal} />
      </div>
    </section>
  );
}

function Rows({ vehicle, rows, estimate, left }: DealSummaryProps) {
  return (
    <>
      <PriceBlock price={vehicle.price} />
      {(rows.length > 0 || left !== null) && (
        <dl className={css.rows}>
          {rows.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {note !== null && <span className={css.quiet}>{note}</span>}
              </dd>
            </div>
          ))}
          {left !== null && (
            <div className={css.total}>
              <dt>{left.label}</dt>
              <dd>{left.amount}</dd>
            </div>
          )}
        </dl>
      )}
      {estimate !== null && <FinanceEstimate estimate={estimate} place="card" />}
    </>
  );
}
