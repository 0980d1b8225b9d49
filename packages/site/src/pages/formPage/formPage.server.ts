import { type LocationType, wallTime } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { type LocationView, locationView } from '../../presenters/location.ts';
import type { FormView } from '../form/formView.ts';

/** What a page prints whose subject is its form. */
export interface FormPageView {
  heading: string;
  lead: string;
  /** What the dealer promises of it. */
  points: readonly string[];
  form: FormView;
  /** Where it can be had. */
  places: readonly LocationView[];
  /** First day that can be asked for, `YYYY-MM-DD`. */
  earliest: string;
  canonical: string;
}

/** Where what a form asks for can be had, and from when. */
export function whereAndWhen(
  services: SiteServices,
  kind: LocationType,
): Pick<FormPageView, 'places' | 'earliest'> {
  const { config, now } = services;
  const earliest = wallTime(now(), config.timeZone).date;
  return { places: placesFor(services, kind), earliest };
}

/** Places of a kind as cards; where there is none of it, those that sell. */
function placesFor({ config, now }: SiteServices, kind: LocationType): readonly LocationView[] {
  const visible = config.locations.filter((location) => location.visible);
  const ofKind = visible.filter(({ type }) => type === kind);
  const shown = ofKind.length > 0 ? ofKind : visible.filter(({ type }) => type === 'sales');
  return shown.map((location) => locationView(location, config, now()));
}
