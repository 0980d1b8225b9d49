import type { SinceLine } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon/Icon.tsx';
import * as css from './watchlist.css.ts';

export interface SavedCardsProps {
  cards: readonly {
    id: string;
    /** A `VehicleCard`. */
    card: ReactNode;
    /** `25 November 2026` */
    savedOn: string;
    /** What has changed since (`sinceLines` of the domain). */
    lines: readonly SinceLine[];
  }[];
}

/** Cards of saved vehicles, with what has changed since under each. */
export function SavedCards({ cards }: SavedCardsProps) {
  return (
    <ul className={css.cards}>
      {cards.map(({ id, card, savedOn, lines }) => (
        <li key={id}>
          {card}
          <ul className={css.lines}>
            {lines.map(({ text, tone }) => (
              <li key={text} className={tone === 'positive' ? css.good : undefined}>
                <Icon name={tone === 'positive' ? 'check' : 'alert'} size="s" />
                <span>{text}</span>
              </li>
            ))}
            <li className={css.when}>Saved on {savedOn}</li>
          </ul>
        </li>
      ))}
    </ul>
  );
}
