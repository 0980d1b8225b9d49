import type { VehicleSummary } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { wholeNames } from '../../primitives/heading/wholeNames.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { MarketIndicator } from '../price/MarketIndicator.tsx';
import { PriceBlock } from '../price/PriceBlock.tsx';
import * as css from './vehicleHeader.css.ts';

export interface VehicleHeaderProps {
  vehicle: VehicleSummary;
  /** Which average the market price is, and what it leaves out: `marketPrice` of the domain. */
  marketNote?: string | null;
  /** Repayments: a `FinanceEstimate`. */
  estimate?: ReactNode;
  /** Buttons: `VehicleActions`, or two of them where an `ActionBar` holds the others on phones. */
  actions: ReactNode;
}

/** Name, facts, price and first steps on a vehicle's own page. */
export function VehicleHeader({
  vehicle,
  marketNote = null,
  estimate,
  actions,
}: VehicleHeaderProps) {
  return (
    <div className={css.header}>
      <div>
        <Heading level={1} size="h1">
          <bdi>{wholeNames(vehicle.title)}</bdi>
        </Heading>
        {vehicle.subtitle && (
          <p className={css.subtitle}>
            <bdi>{vehicle.subtitle}</bdi>
          </p>
        )}
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
      <div className={css.price}>
        <PriceBlock price={vehicle.price} size="detail" />
      </div>
      {vehicle.market && <MarketIndicator text={vehicle.market} note={marketNote} />}
      {estimate}
      <div className={css.actions}>{actions}</div>
    </div>
  );
}
