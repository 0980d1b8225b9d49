import type { PriceDisplay } from '@forecourt/domain';
import { cx } from '../../style/cx.ts';
import { amount, block, note, size as sizes, was, words } from './price.css.ts';

export interface PriceBlockProps {
  price: PriceDisplay;
  size?: 'card' | 'detail';
}

/** What the price line says (R5-27 to R5-29); takes the colour of the ground it stands on. */
export function PriceBlock({ price, size = 'card' }: PriceBlockProps) {
  if (price.kind !== 'price') {
    const look = price.kind === 'none' ? words : sizes;
    return <p className={cx(amount, look[size])}>{price.text}</p>;
  }
  return (
    <p className={block}>
      {price.was && <span className={was}>{price.was}</span>}
      <span className={cx(amount, sizes[size])}>{price.text}</span>
      {price.basis && <span className={note}>{price.basis}</span>}
    </p>
  );
}
