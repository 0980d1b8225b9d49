import { useSiteView } from '../../template/SiteDocument.tsx';
import { useSlots } from '../../template/slots.tsx';
import type { HomeView } from './home.server.ts';

/** The home page is where templates differ most, so it is theirs; the data is shared. */
export function HomePage({ home }: { home: HomeView }) {
  const { Home } = useSlots();
  const site = useSiteView();
  return site === undefined ? null : <Home site={site} home={home} />;
}
