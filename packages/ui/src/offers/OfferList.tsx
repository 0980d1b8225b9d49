import type { ReactNode } from 'react';
import { Grid } from '../primitives/layout/Grid.tsx';
import { OfferCard, type OfferCardProps } from './OfferCard.tsx';

export interface OfferListProps {
  offers: readonly (OfferCardProps & { id: string })[];
  /** Drawn in place of a list that holds nothing. */
  empty: ReactNode;
}

/** A dealer's offers; a hint where to look instead when there are none. */
export function OfferList({ offers, empty }: OfferListProps) {
  if (offers.length === 0) return empty;
  return (
    <Grid as="ul" columns="wide" gap="l">
      {offers.map(({ id, ...offer }) => (
        <li key={id}>
          <OfferCard {...offer} />
        </li>
      ))}
    </Grid>
  );
}
