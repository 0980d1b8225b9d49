import type { PriceDisplay, WasPrice } from '@forecourt/domain';
import { cx } from '../../style/cx.ts';
import { Explained } from '../words/Explained.tsx';
import * as css from './price.css.ts';

export interface PriceBlockProps {
  price: PriceDisplay;
  size?: 'card' | 'detail';
  /** As of `Explained`. */
  id?: string;
}

/** What the price line says (R5-27 to R5-29); takes the colour of the ground it stands on. */
export function PriceBlock({ price, size = 'card', id }: PriceBlockProps) {
  if (price.kind !== 'price') {
    const styles = price.kind === 'subscription' ? css.size : css.words;
    return <p className={cx(css.amount, styles[size])}>{price.text}</p>;
  }
  return (
    <p className={css.block}>
      {price.was && <Was {...price.was} />}
      <span className={cx(css.amount, css.size[size])}>{price.text}</span>
      {price.basis && (
        <span className={css.note}>
          <Explained text={price.basis} id={id} />
        </span>
      )}
    </p>
  );
}

/** `Was $27,990 now:` with the amount struck, and what is saved. */
function Was({ text, amount, saving }: WasPrice) {
  const [before, after] = text.split(amount);
  return (
    <span className={css.was}>
      <span>
        {before}
        <s>{amount}</s>
        {after}
      </span>
      <strong>{saving}</strong>
    </span>
  );
}
