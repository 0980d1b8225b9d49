import type { PriceDisplay } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { actionBar, barPrice } from './detail.css.ts';

export interface ActionBarProps {
  /** Of what the buttons are about; shown where it is an amount. */
  price?: PriceDisplay | null;
  children: ReactNode;
}

/** One or two buttons that stay in reach of the thumb; phones only. */
export function ActionBar({ price = null, children }: ActionBarProps) {
  return (
    <div className={actionBar}>
      {price?.kind === 'price' && <p className={barPrice}>{price.text}</p>}
      {children}
    </div>
  );
}
