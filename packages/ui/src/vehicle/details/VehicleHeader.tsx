import type { VehicleSummary } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { MarketNote } from '../price/MarketNote.tsx';
import { PriceBlock } from '../price/PriceBlock.tsx';
import * as css from './vehicleHeader.css.ts';

export interface VehicleHeaderProps {
  vehicle: VehicleSummary;
  /** Buttons: enquire, call. On phones an `ActionBar` holds them instead. */
  actions: ReactNode;
}

/** Name, facts, price and first steps on a vehicle's own page. */
export function VehicleHeader({ vehicle, actions }: VehicleHeaderProps) {
  return (
    <div className={css.header}>
      <div>
        <Heading level={1} size="h1">
          {vehicle.title}
        </Heading>
        {vehicle.subtitle && <p className={css.subtitle}>{vehicle.subtitle}</p>}
      </div>
      {vehicle.facts.length > 0 && (
        <ul className={css.facts}>
          {vehicle.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {vehicle.place && (
        <p className={css.place}>
          <Icon name="pin" size="s" />
          {vehicle.place}
        </p>
      )}
      {!vehicle.sold && (
        <div className={css.price}>
          <PriceBlock price={vehicle.price} size="detail" />
        </div>
      )}
      {vehicle.market && !vehicle.sold && <MarketNote text={vehicle.market} />}
      <div className={css.actions}>{actions}</div>
    </div>
  );
}
