import { type LocationType, wallTime } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
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
  /** Headings: of what comes next, of what is promised, of the places. */
  words: { next: string; promises: string; places: string };
  canonical: string;
}

/** The word that stands over the places of each kind. */
const placesWord = { sales: 'driveAt', service: 'serviceAt', parts: 'partsAt' } as const;

/** Where what a form asks for can be had, and from when. */
export function whereAndWhen(
  services: SiteServices,
  kind: keyof typeof placesWord,
): Pick<FormPageView, 'places' | 'earliest' | 'words'> {
  const { config, now } = services;
  const earliest = wallTime(now(), config.timeZone).date;
  const { next, promises, ...words } = fillWords(config.words, 'forms', { name: config.name });
  return {
    places: placesFor(services, kind),
    earliest,
    words: { next, promises, places: words[placesWord[kind]] },
  };
}

/** Places of a kind as cards; where there is none of it, those that sell. */
function placesFor({ config, now }: SiteServices, kind: LocationType): readonly LocationView[] {
  const visible = config.locations.filter((location) => location.visible);
  const ofKind = visible.filter(({ type }) => type === kind);
  const shown = ofKind.length > 0 ? ofKind : visible.filter(({ type }) => type === 'sales');
  return shown.map((location) => locationView(location, config, now()));
}
