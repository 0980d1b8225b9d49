import '@forecourt/ui/styles/home.css';
import '@forecourt/ui/styles/cards.css';
import '@forecourt/ui/styles/places.css';
import '@forecourt/ui/styles/placeGrid.css';
import { type HomeView, useSiteView } from '@forecourt/site/template';
import { useLoaderData } from 'react-router';
import { HomePage } from './HomePage.tsx';

export { loadHome as loader } from '@forecourt/site/pages.server';
export { homeMeta as meta, servedOrDocument as clientLoader } from '@forecourt/site/template';

export default function HomeRoute() {
  const home = useLoaderData<HomeView>();
  const site = useSiteView();
  return site && <HomePage site={site} home={home} />;
}
