import { Alert, Breadcrumbs, Container, Heading, Stack } from '@forecourt/ui';
import { EmptyList } from './EmptyList.tsx';
import { FavouritesList } from './FavouritesList.tsx';
import { OwnList } from './OwnList.tsx';
import type { WatchlistFault, WatchlistView } from './watchlist.server.ts';

export interface WatchlistPageProps {
  view: WatchlistView;
  /** Why what was sent without a script has changed nothing. */
  fault?: WatchlistFault | null;
}

/** The vehicles that a shopper saved: with their account, or in this browser (R1-04). */
export function WatchlistPage({ view, fault = null }: WatchlistPageProps) {
  const { words } = view;
  return (
    <Container>
      <Stack gap="l">
        <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Saved cars" />
        <Heading level={1}>{words.heading}</Heading>
        {fault !== null && <Alert tone="critical">{fault.message}</Alert>}
        {view.kind === 'favourites' ? (
          <FavouritesList view={view} />
        ) : view.list === null ? (
          <EmptyList text={words.signIn} look={words.look} signInHref={view.signInHref} />
        ) : (
          <OwnList list={view.list} words={words} />
        )}
      </Stack>
    </Container>
  );
}
