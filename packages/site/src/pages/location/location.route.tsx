import '@forecourt/ui/styles/pictureLead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/tabs.css';
import '@forecourt/ui/styles/enquiry.css';
import '@forecourt/ui/styles/carousel.css';
import '@forecourt/ui/styles/places.css';
import '@forecourt/ui/styles/placeGrid.css';
import '@forecourt/ui/styles/placeHead.css';
import '@forecourt/ui/styles/placeMap.css';
import '@forecourt/ui/styles/reviews.css';
import { useActionData, useLoaderData } from 'react-router';
import { servedHeaders } from '../../shell/servedHeaders.ts';
import { servedWith } from '../../shell/servedOrDocument.ts';
import type { FormFault } from '../form/formView.ts';
import { keepsForm } from '../form/keepsForm.ts';
import { sendForm } from '../form/sendForm.client.ts';
import {
  ServedCardRow,
  ServedContacts,
  ServedForm,
  ServedPlaceFacts,
  ServedPlaceHead,
  ServedPlaceMap,
  ServedPlaceRow,
  ServedPlaces,
  ServedReviews,
} from '../served/servedParts.ts';
import { LocationPage } from './LocationPage.tsx';
import { loadLocation, type PlacePageView, submitLocation } from './location.server.ts';
import { locationMeta } from './locationMeta.ts';

const clientLoader = servedWith(
  ServedCardRow,
  ServedContacts,
  ServedForm,
  ServedPlaceFacts,
  ServedPlaceHead,
  ServedPlaceMap,
  ServedPlaceRow,
  ServedPlaces,
  ServedReviews,
);

export {
  clientLoader,
  keepsForm as shouldRevalidate,
  loadLocation as loader,
  locationMeta as meta,
  sendForm as clientAction,
  servedHeaders as headers,
  submitLocation as action,
};

export default function LocationRoute() {
  const view = useLoaderData<PlacePageView>();
  const { id } = view.place.location;
  // Another place begins anew.
  return <LocationPage key={id} view={view} fault={useActionData<FormFault>() ?? null} />;
}
