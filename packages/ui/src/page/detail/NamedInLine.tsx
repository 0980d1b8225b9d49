import type { VehicleSummary } from '@forecourt/domain';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { wholeNames } from '../../primitives/heading/wholeNames.tsx';

export interface NamedInLineProps {
  vehicle: VehicleSummary;
  size: 'display' | 'h2';
}

/** A vehicle by its name, with all that is said of it in one line. */
export function NamedInLine({ vehicle, size }: NamedInLineProps) {
  return (
    <>
      <Heading level={1} size={size}>
        <bdi>{wholeNames(vehicle.title)}</bdi>
      </Heading>
      <p>{[vehicle.subtitle, ...vehicle.facts, vehicle.place].filter(Boolean).join(' · ')}</p>
    </>
  );
}
