import '@forecourt/ui/styles/home.css';
import '@forecourt/ui/styles/cards.css';
import '@forecourt/ui/styles/places.css';
import { type MetaArgs, useLoaderData } from 'react-router';
import { pageMeta } from '../../view/pageMeta.ts';
import { HomePage } from './HomePage.tsx';
import { type HomeView, loadHome } from './home.server.ts';

export { loadHome as loader };

export function meta({ loaderData, matches }: MetaArgs<typeof loadHome>) {
  if (loaderData === undefined) return [];
  const { tagline, canonical } = loaderData;
  return pageMeta(matches, { title: null, description: tagline, canonical });
}

export default function HomeRoute() {
  return <HomePage home={useLoaderData<HomeView>()} />;
}
