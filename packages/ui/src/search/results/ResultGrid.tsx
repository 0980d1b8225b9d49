import { type Promo, placePromos } from '@forecourt/domain';
import { Children, type ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { lead } from './leadCard.css.ts';
import { PromoTile, type PromoTileProps } from './PromoTile.tsx';
import './resultList.css.ts';
import { chosen, even, first, four, grid, list, many, row } from './resultGrid.css.ts';

/** A promo tile and when and where it stands (R2-51 to R2-53). */
export interface ResultPromo extends Promo, PromoTileProps {
  id: string;
}

export interface ResultGridProps {
  /** Newer results are on their way; the old ones stay (R2-58). */
  busy?: boolean;
  /**
   * `grid` is as many columns as the theme's card width allows, `list` one card a line where there
   * is room for one that lies down, `row` one line of a few cards, as on a home page, which scrolls
   * on a phone. `chosen` is `list` while the document's root has `data-view="list"`, else `grid`: a
   * visitor's choice can be there before the first paint. `lead` is one card that tells more than
   * those after it: large, its picture beside its words where there is room. Default `grid`.
   */
  layout?: 'grid' | 'list' | 'row' | 'chosen' | 'lead';
  /** The first stands across all columns, its picture wide. Default `false`. */
  headline?: boolean;
  /** Cards a row on a large desk, for `row`; cards that would leave one half empty are left out. Default 4. */
  across?: 3 | 4;
  /** Tiles between the cards, each inserted at its slot, on page 1 unless told otherwise. */
  promos?: {
    tiles: readonly ResultPromo[];
    /** 1-based page of these results. */
    page: number;
    /** Milliseconds since 1970 UTC. */
    now: number;
    everyPage?: boolean;
  };
  /** One card a result. */
  children: ReactNode;
}

/** Cards in a row of the widest window. */
const LONGEST_ROW = 6;

const layouts = { grid: even, list: cx(even, list), row, lead, chosen: cx(even, chosen) };

/** Result cards, with promo tiles at their places. */
export function ResultGrid({
  busy = false,
  layout = 'grid',
  headline = false,
  across = 4,
  promos = { tiles: [], page: 1, now: 0 },
  children,
}: ResultGridProps) {
  const later = (index: number) => (index === 0 ? undefined : '');
  const slots = placePromos(Children.toArray(children), promos.tiles, promos);
  return (
    <ul
      className={cx(
        grid,
        layouts[layout],
        headline && first,
        layout === 'row' && across === 4 && four,
        layout !== 'row' && slots.length > LONGEST_ROW && many,
      )}
      aria-busy={busy || undefined}
    >
      {slots.map((slot, index) =>
        slot.kind === 'promo' ? (
          <li key={slot.promo.id} data-later={later(index)}>
            <PromoTile {...slot.promo} />
          </li>
        ) : (
          <li key={keyOf(slot.hit) ?? index} data-later={later(index)}>
            {slot.hit}
          </li>
        ),
      )}
    </ul>
  );
}

/** A card keeps its place in the page when a tile moves it one further. */
function keyOf(card: ReactNode): string | null {
  return typeof card === 'object' && card !== null && 'key' in card ? card.key : null;
}
