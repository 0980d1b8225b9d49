import type { VehicleSummary } from '@forecourt/domain';
import { Link } from '../../primitives/link/Link.tsx';
import { PriceBlock } from '../../vehicle/price/PriceBlock.tsx';
import * as css from './stockRows.css.ts';

export interface StockRowsProps {
  vehicles: readonly {
    vehicle: VehicleSummary;
    /** The vehicle's page. */
    href: string;
  }[];
}

/** A stock in lines without pictures: to be read through, sent on or printed. */
export function StockRows({ vehicles }: StockRowsProps) {
  return (
    <ul className={css.rows}>
      {vehicles.map(({ vehicle, href }) => (
        <li key={vehicle.id}>
          <div>
            <h2 className={css.name}>
              <Link href={href}>{vehicle.title}</Link>
            </h2>
            {vehicle.subtitle && <p className={css.words}>{vehicle.subtitle}</p>}
          </div>
          <div className={css.words}>
            <p>{vehicle.facts.join(' · ')}</p>
            <p>{[vehicle.state, vehicle.dealer ?? vehicle.place].filter(Boolean).join(' · ')}</p>
          </div>
          <div className={css.price}>
            <PriceBlock price={vehicle.price} id={`${vehicle.id}-basis`} />
          </div>
        </li>
      ))}
    </ul>
  );
}
