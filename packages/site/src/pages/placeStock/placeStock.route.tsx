import '@forecourt/ui/styles/pagination.css';
import { useLoaderData, useLocation } from 'react-router';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { PlaceStockPage } from './PlaceStockPage.tsx';
import { loadPlaceStock, type PlaceStockView } from './placeStock.server.ts';
import { placeStockMeta } from './placeStockMeta.ts';

export { loadPlaceStock as loader, placeStockMeta as meta, servedOrDocument as clientLoader };

export default function PlaceStockRoute() {
  const view = useLoaderData<PlaceStockView>();
  const { search } = useLocation();
  // Fields of another address begin anew.
  return <PlaceStockPage key={search} view={view} />;
}
