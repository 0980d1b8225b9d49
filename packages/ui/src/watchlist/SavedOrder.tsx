import { useLink } from '../provider/UiProvider.tsx';
import * as css from './watchlist.css.ts';

export interface SavedOrderProps {
  /** Each order with its address; `current` is how the list is now. */
  orders: readonly { label: string; href: string; current: boolean }[];
}

/** Links to the other orders of a list. */
export function SavedOrder({ orders }: SavedOrderProps) {
  const To = useLink();
  return (
    <nav aria-label="Order of your saved cars">
      <ul className={css.orders}>
        {orders.map(({ label, href, current }) => (
          <li key={href}>
            <To to={href} className={css.order} aria-current={current ? 'true' : undefined}>
              {label}
            </To>
          </li>
        ))}
      </ul>
    </nav>
  );
}
