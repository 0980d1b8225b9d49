import '@forecourt/ui/styles/prose.css';
import '@forecourt/ui/styles/home.css';
import '@forecourt/ui/styles/tiles.css';
import '@forecourt/ui/styles/valueBar.css';
import '@forecourt/ui/styles/budget.css';
import '@forecourt/ui/styles/carousel.css';
import '@forecourt/ui/styles/places.css';
import '@forecourt/ui/styles/placeGrid.css';
import '@forecourt/ui/styles/reviews.css';
import '@forecourt/ui/styles/offerStrip.css';
import {
  type HomeView,
  ServedCardRow,
  ServedOffers,
  ServedPlaces,
  ServedReviews,
  servedWith,
  useSiteView,
} from '@forecourt/site/template';
import { useLoaderData } from 'react-router';
import { HomePage } from './HomePage.tsx';

export { loadHome as loader } from '@forecourt/site/pages.server';
export { homeMeta as meta } from '@forecourt/site/template';

export const clientLoader = servedWith(ServedCardRow, ServedOffers, ServedPlaces, ServedReviews);

export default function HomeRoute() {
  const home = useLoaderData<HomeView>();
  const site = useSiteView();
  return site && <HomePage site={site} home={home} />;
}
