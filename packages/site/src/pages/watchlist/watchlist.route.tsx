import '@forecourt/ui/styles/saveButton.css';
import { useLoaderData } from 'react-router';
import { WatchlistPage } from './WatchlistPage.tsx';
import { loadWatchlist, type WatchlistView } from './watchlist.server.ts';
import { watchlistMeta } from './watchlistMeta.ts';

export { loadWatchlist as loader, watchlistMeta as meta };

export default function WatchlistRoute() {
  return <WatchlistPage view={useLoaderData<WatchlistView>()} />;
}
