import { Alert, ResultGrid, VehicleCard } from '@forecourt/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { WATCHLIST_PATH } from '../../presenters/paths.ts';
import { favouritesOf } from '../../shell/favourites.ts';
import { SaveVehicle } from '../../shell/SaveVehicle.tsx';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { EmptyList } from './EmptyList.tsx';
import type { FavouritesView } from './watchlist.server.ts';

/**
 * The vehicles that a shopper saved in this browser. The server knows none: the browser adds them to the
 * address, which can be sent to whoever helps to choose. One that is taken out stays in view until the page
 * is left, so that a slip of the finger is mended by a second press.
 */
export function FavouritesList({ view }: { view: FavouritesView }) {
  const { asked, cards, gone, away, words } = view;
  useSavedInAddress(asked);
  return (
    <>
      {away > 0 && <Alert>{savedText(away, 'not for sale at the moment, or reserved')}</Alert>}
      {gone > 0 && <Alert>{savedText(gone, 'not for sale here any more')}</Alert>}
      {cards.length === 0 ? (
        <EmptyList text={asked ? words.over : words.noneHere} look={words.look} />
      ) : (
        <ResultGrid>
          {cards.map((card) => (
            <VehicleCard
              key={card.vehicle.id}
              {...card}
              save={<SaveVehicle vehicle={card.vehicle} variant="icon" />}
            />
          ))}
        </ResultGrid>
      )}
    </>
  );
}

/** An address that names no vehicles is filled from this browser. */
function useSavedInAddress(asked: boolean): void {
  const site = useSiteView()?.slug ?? '';
  const navigate = useNavigate();
  useEffect(() => {
    const ids = asked ? [] : favouritesOf(site).read();
    if (ids.length === 0) return;
    const cars = ids.map(encodeURIComponent).join(',');
    void navigate(`${WATCHLIST_PATH}?cars=${cars}`, { replace: true });
  }, [asked, navigate, site]);
}

function savedText(count: number, what: string): string {
  return count === 1
    ? `One vehicle that you saved is ${what}.`
    : `${count} vehicles that you saved are ${what}.`;
}
