import {
  Alert,
  Breadcrumbs,
  ButtonLink,
  Container,
  Heading,
  ResultGrid,
  Stack,
  Text,
  VehicleCard,
} from '@forecourt/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { SEARCH_PATH, WATCHLIST_PATH } from '../../presenters/paths.ts';
import { FavouriteButton } from '../../shell/FavouriteButton.tsx';
import { favouritesOf } from '../../shell/favourites.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import type { WatchlistView } from './watchlist.server.ts';

/**
 * The vehicles that a shopper saved. The server knows none: the browser adds them to the address,
 * which can be sent to whoever helps to choose. One that is taken out stays in view until the page
 * is left, so that a slip of the finger is mended by a second press.
 */
export function WatchlistPage({ view: { asked, cards, gone } }: { view: WatchlistView }) {
  useSavedInAddress(asked);
  return (
    <Container>
      <Stack gap="l">
        <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Saved cars" />
        <Heading level={1}>Your saved cars</Heading>
        {gone > 0 && <Alert>{goneText(gone)}</Alert>}
        {cards.length === 0 ? (
          <Stack>
            <Text size="l">
              {asked
                ? 'Have a look at what has come in since.'
                : 'Press the heart on a vehicle, and it waits for you here, in this browser.'}
            </Text>
            <p>
              <ButtonLink href={SEARCH_PATH}>See all vehicles</ButtonLink>
            </p>
          </Stack>
        ) : (
          <ResultGrid>
            {cards.map((card) => (
              <VehicleCard
                key={card.vehicle.id}
                {...card}
                save={<FavouriteButton vehicle={card.vehicle} variant="icon" />}
              />
            ))}
          </ResultGrid>
        )}
      </Stack>
    </Container>
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

function goneText(gone: number): string {
  return gone === 1
    ? 'One vehicle that you saved is not for sale here any more.'
    : `${gone} vehicles that you saved are not for sale here any more.`;
}
