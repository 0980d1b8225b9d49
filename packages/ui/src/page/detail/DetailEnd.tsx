import type { VehicleSummary } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { ActionBar } from './ActionBar.tsx';

export interface DetailEndProps {
  vehicle: VehicleSummary;
  /** A `Section` each. */
  calculator: ReactNode;
  similar: ReactNode;
  recent: ReactNode;
  /** Buttons of the bar. */
  bar: ReactNode;
}

/** What every layout ends with, from edge to edge, and the bar of a phone. */
export function DetailEnd({ vehicle, calculator, similar, recent, bar }: DetailEndProps) {
  return (
    <>
      {calculator}
      {similar}
      {recent}
      <ActionBar price={vehicle.available ? vehicle.price : null}>{bar}</ActionBar>
    </>
  );
}
