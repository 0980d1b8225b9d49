import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/offers.css';
import { useLoaderData } from 'react-router';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { SpecialOffersPage } from './SpecialOffersPage.tsx';
import { loadSpecialOffers, type SpecialOffersView } from './specialOffers.server.ts';
import { specialOffersMeta } from './specialOffersMeta.ts';

export { loadSpecialOffers as loader, servedOrDocument as clientLoader, specialOffersMeta as meta };

export default function SpecialOffersRoute() {
  return <SpecialOffersPage view={useLoaderData<SpecialOffersView>()} />;
}
