import {
  Button,
  ButtonLink,
  Cluster,
  Heading,
  SavedCards,
  SavedGone,
  SavedOrder,
  Stack,
  Text,
  VehicleCard,
  VisuallyHidden,
} from '@forecourt/ui';
import { WATCHLIST_PATH } from '../../presenters/paths.ts';
import { SaveVehicle } from '../../shell/SaveVehicle.tsx';
import { EmptyList } from './EmptyList.tsx';
import type { OwnWatchlist } from './ownWatchlist.server.ts';
import type { SavedWords } from './watchlist.server.ts';

/** What who is signed in has saved. One that is taken out stays in view until the page is left. */
export function OwnList({ list, words }: { list: OwnWatchlist; words: SavedWords }) {
  const { orders, cards, gone, compare } = list;
  if (cards.length + gone.length === 0) {
    return <EmptyList text={words.none} look={words.look} />;
  }
  return (
    <>
      {cards.length === 0 ? (
        <EmptyList
          text={`None of the vehicles that you saved can be had at the moment. ${words.over}`}
          look={words.look}
        />
      ) : (
        <Stack>
          <Cluster align="between">
            {orders.length > 0 && <SavedOrder orders={orders} />}
            {compare !== null && (
              <ButtonLink href={compare.href} variant="secondary">
                {compare.count === cards.length
                  ? 'Compare them'
                  : `Compare the first ${compare.count}`}
              </ButtonLink>
            )}
          </Cluster>
          <SavedCards
            cards={cards.map(({ card, savedOn, lines }) => ({
              id: card.vehicle.id,
              savedOn,
              lines,
              card: (
                <VehicleCard
                  {...card}
                  save={
                    <SaveVehicle
                      vehicle={card.vehicle}
                      variant="icon"
                      back={WATCHLIST_PATH}
                      listed
                    />
                  }
                />
              ),
            }))}
          />
        </Stack>
      )}
      {gone.length > 0 && (
        <Stack>
          <Heading level={2}>
            {gone.some(({ href }) => href !== null) ? 'Not available now' : 'No longer available'}
          </Heading>
          <Text tone="muted">They stay here until you remove them.</Text>
          <SavedGone
            vehicles={gone.map((vehicle) => ({
              ...vehicle,
              remove: <Remove id={vehicle.id} title={vehicle.title} />,
            }))}
          />
        </Stack>
      )}
    </>
  );
}

/** A form alone: it takes nothing that is worth a script. */
function Remove({ id, title }: { id: string; title: string }) {
  return (
    <form method="post" action={WATCHLIST_PATH}>
      <input type="hidden" name="car_id" value={id} />
      <input type="hidden" name="change" value="remove" />
      <Button type="submit" variant="secondary">
        Remove<VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </form>
  );
}
