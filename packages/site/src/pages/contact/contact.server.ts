import type { GroupWords } from '@forecourt/data';
import { filterChoices, gridFilter, type Location } from '@forecourt/domain';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { type PlaceView, placeView } from '../../presenters/location.ts';
import { type MapView, mapView } from '../../presenters/mapView.ts';
import { placesHref } from '../../presenters/paths.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { drawForm, formPage } from '../form/drawForm.server.ts';
import type { FormView } from '../form/formView.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { contactLead } from './contactLead.ts';
import { contactTitle } from './contactTitle.ts';
import { type NearView, nearPostcode } from './nearPostcode.server.ts';

/** What the page of all places prints. */
export interface ContactView {
  title: string;
  /** How many of them are open now. */
  lead: string;
  places: readonly PlaceView[];
  /** Which of them are shown (R2-86). */
  filter: string;
  filters: readonly { label: string; href: string; active: boolean }[];
  /** Whether the filter shows none. */
  isEmpty: boolean;
  allHref: string;
  /** Where the visitor is, by a postcode: the places are sorted by it (R7-09). */
  near: NearView;
  map: MapView | null;
  /** Whether it stands beside the form: a board of places has told how to reach each. */
  isMapBesideForm: boolean;
  words: GroupWords<'contact'>;
  form: FormView;
  canonical: string;
}

/** A choice among two places would be no help. */
const FEWEST_TO_FILTER = 3;

export async function loadContact({ url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { config, origin, now, pictureSizes } = services;
  const path = placesHref(config);
  const { pathname, search, searchParams } = url;
  if (pathname !== path) throw redirect(path + search, 301);
  describeTrail(services, contactTitle(config), path);
  const at = now();
  const places = config.locations.map((place) => placeView(place, config, at));
  const filter = searchParams.get('show') ?? 'all';
  const shown = gridFilter(config.locations, filter);
  const choices = places.length < FEWEST_TO_FILTER ? [] : filterChoices(config.locations);
  const view: ContactView = {
    title: contactTitle(config),
    lead: contactLead(places),
    places,
    filter,
    filters: choices.map((choice) => ({
      label: choice.label,
      href: `${path}${choice.filter === 'all' ? '' : `?show=${choice.filter}`}#places`,
      active: choice.filter === filter,
    })),
    isEmpty: shown.length === 0,
    allHref: path,
    near: await nearPostcode(services, searchParams.get('postcode')),
    map: mapView(config),
    isMapBesideForm: pictureSizes.lead === 'strip' && lieApart(shown),
    words: fillWords(config.words, 'contact', { name: config.name }),
    form: drawForm(services, 'contact', { path, query: searchParams, submitLabel: 'Send message' }),
    canonical: origin + path,
  };
  return formPage(view);
}

/** Whether there is a sketch of places: that two of them lie where somebody knows, and not in one spot. */
function lieApart(places: readonly Location[]): boolean {
  const known = places.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  return new Set(known.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size > 1;
}

export function submitContact({ request, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  return takeForm(services, request, 'contact', { path: placesHref(services.config) });
}
