import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import type { VehicleCardView } from '../../presenters/vehicleCard.ts';
import { type LeftPart, layOutFirst } from '../../shell/firstView.ts';
import { whenIdle } from '../../shell/whenIdle.ts';

/** How a listing stood in the window when it was left. */
interface Left {
  /** The window's width and the cards. */
  as: string;
  /** Cards and tiles, and the page's end. */
  parts: readonly LeftPart[];
  /** A phone shows the filters in a drawer alone. */
  showsFilters: boolean;
}

/**
 * Back to a listing lays out first what the shopper saw when he left it, with every card as high as
 * it was, so that it stands where it stood; the rest follows when nothing else is to be done.
 *
 * @returns whether the panel of filters may wait, since nobody sees it
 */
export function useReturn(cards: readonly VehicleCardView[]): boolean {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [found] = useState(() => (isReturn ? leftListings.recall(key, cards) : null));
  const [waits, setWaits] = useState(found?.showsFilters === false);
  // Before the router scrolls to where the page was.
  useLayoutEffect(() => {
    if (found !== null) layOutFirst(places(), found.parts);
  }, [found]);
  useEffect(() => {
    if (!waits) return;
    let isGone = false;
    void whenIdle().then(() => {
      if (!isGone) startTransition(() => setWaits(false));
    });
    return () => {
      isGone = true;
    };
  }, [waits]);
  const next = useNavigation().location?.pathname ?? pathname;
  // As soon as another page is asked for: when it comes, this one is gone.
  useEffect(() => {
    if (next !== pathname) leftListings.remember(key, cards);
  }, [next, pathname, key, cards]);
  return waits;
}

/** What is laid out later: cards and tiles, and the page's end. */
function places(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-later]')];
}

/** CSS pixels beyond the window's edges that count as in sight: a phone hides its bars at will. */
const NEAR = 100;

/** The same cards in a window of the same width are as high as they were. */
function nameOf(cards: readonly VehicleCardView[]): string {
  return [window.innerWidth, ...cards.map(({ vehicle }) => vehicle.id)].join();
}

/** More than a shopper goes back. */
const MOST = 20;

/** The listings that were left in this document. */
const leftListings = /* @__PURE__ */ createLeftListings();

function createLeftListings() {
  /** By the browser's entry in its history, the oldest first. */
  const left = new Map<string, Left>();
  return {
    recall(key: string, cards: readonly VehicleCardView[]): Left | null {
      const found = left.get(key);
      // A server has none.
      return found !== undefined && found.as === nameOf(cards) ? found : null;
    },
    remember(key: string, cards: readonly VehicleCardView[]): void {
      left.delete(key);
      // Some of the cards are still to be drawn.
      if (document.querySelectorAll('#results article').length !== cards.length) return;
      left.set(key, { as: nameOf(cards), ...standing() });
      for (const oldest of left.keys()) {
        if (left.size <= MOST) return;
        left.delete(oldest);
      }
    },
  };
}

/** How what is laid out later stands in the window. */
function standing(): Pick<Left, 'parts' | 'showsFilters'> {
  // Wider windows may have a list, whose cards share columns and are laid out together.
  const isPhone = window.innerWidth < 640;
  const parts = places().map((place) => {
    const { top, bottom, height } = place.getBoundingClientRect();
    const seen = isPhone ? bottom > -NEAR && top < window.innerHeight + NEAR : null;
    return { height, seen };
  });
  const showsFilters = document.getElementById('filters')?.getClientRects().length !== 0;
  return { parts, showsFilters };
}
