import '@forecourt/ui/styles/saveButton.css';
import '@forecourt/ui/styles/watchlist.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { WatchlistPage } from './WatchlistPage.tsx';
import {
  loadWatchlist,
  submitWatchlist,
  type WatchlistFault,
  type WatchlistView,
} from './watchlist.server.ts';
import { watchlistMeta } from './watchlistMeta.ts';

export {
  loadWatchlist as loader,
  servedHeaders as headers,
  servedOrDocument as clientLoader,
  submitWatchlist as action,
  watchlistMeta as meta,
};

export default function WatchlistRoute() {
  return (
    <WatchlistPage
      view={useLoaderData<WatchlistView>()}
      fault={useActionData<WatchlistFault>() ?? null}
    />
  );
}
