import type { ReactNode } from 'react';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { OfferCard, type OfferCardProps } from './OfferCard.tsx';
import { list, looks } from './offerList.css.ts';

export interface OfferListProps {
  offers: readonly (OfferCardProps & { id: string })[];
  /** Drawn in place of a list that holds nothing. */
  empty: ReactNode;
}

/** A dealer's offers, laid out as the theme opens its pages; a hint where to look instead when there are none. */
export function OfferList({ offers, empty }: OfferListProps) {
  const { lead } = usePictureSizes();
  if (offers.length === 0) return empty;
  return (
    <ul className={cx(list, looks[lead])}>
      {offers.map(({ id, ...offer }) => (
        <li key={id}>
          <OfferCard {...offer} />
        </li>
      ))}
    </ul>
  );
}
