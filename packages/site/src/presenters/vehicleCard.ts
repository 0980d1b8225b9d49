import type { SiteConfig } from '@forecourt/data';
import {
  type FinanceEstimate,
  financeEstimate,
  type SummaryRules,
  searchHref,
  similarVehiclesState,
  type Vehicle,
  type VehicleSummary,
  vehicleSummary,
} from '@forecourt/domain';
import type { ImageSource } from '@forecourt/ui';
import { imageSource } from './imageSource.ts';
import { enquiryHref, ownPictureHref, SEARCH_PATH, vehicleHref } from './paths.ts';

/** What a result card prints: the properties of `VehicleCard`. */
export interface VehicleCardView {
  vehicle: VehicleSummary;
  image: ImageSource | null;
  href: string;
  enquireHref: string;
  /** `null` while the vehicle can be had. */
  similarHref: string | null;
  enquireLabel: string;
  /** Its repayment, where the site's cards tell it (R9-16). */
  estimate?: FinanceEstimate;
}

/** What a card is drawn from: little enough for a browser to hold those of a whole stock. */
export type CardRecord = VehicleSummary &
  Pick<Vehicle, 'colour' | 'make' | 'model' | 'simpleBody'> & {
    /** Absent where the site's cards tell none (R9-16). */
    estimate?: FinanceEstimate | null;
  };

/** Settings of a site that its cards follow, none of them secret. */
export type CardRules = Pick<SiteConfig, 'imageService' | 'labels'>;

interface MadeRecord {
  config: SiteConfig;
  minute: number;
  record: CardRecord;
}

/** Records made at last, and those before them; what is made of a record goes with it. */
let records = new Map<Vehicle, MadeRecord>();
let older: typeof records = new Map();
/** Of a thousand dealers' cars each takes 9 kB with its card and their texts. */
const MOST_RECORDS = 500;

/**
 * The same record for a vehicle within a minute: under load the same cars are listed again and
 * again, and what a card says changes with the days.
 */
export function cardRecord(vehicle: Vehicle, config: SiteConfig, now: number): CardRecord {
  const minute = Math.floor(now / 60_000);
  const made = records.get(vehicle) ?? older.get(vehicle);
  if (made !== undefined && made.minute === minute && made.config === config) return made.record;
  const { colour, make, model, simpleBody } = vehicle;
  const record = {
    ...vehicleSummary(vehicle, summaryRules(config), now),
    colour,
    make,
    model,
    simpleBody,
    ...(config.financeOnCards && { estimate: financeEstimate(vehicle, config, now) }),
  };
  if (records.size >= MOST_RECORDS) {
    older = records;
    records = new Map();
  }
  records.set(vehicle, { config, minute, record });
  return record;
}

/** Widest file of a card's picture: 1440 pixels across a page, 640 at three times the density. */
const CARD_PIXELS = 1920;

/** A service without the files that nobody would choose; 21 cards name each of them twice. */
function atMost(pixels: number, service: CardRules['imageService']): CardRules['imageService'] {
  if (service === null) return null;
  const widths = service.widths.filter((width) => width <= pixels);
  return widths.length === 0 ? service : { ...service, widths };
}

const views = new WeakMap<CardRecord, CardRules & { view: VehicleCardView }>();

/** The same card for the same record. */
export function cardView(record: CardRecord, { imageService, labels }: CardRules): VehicleCardView {
  const made = views.get(record);
  if (made?.imageService === imageService && made?.labels === labels) return made.view;
  const view = newView(record, { imageService, labels });
  views.set(record, { imageService, labels, view });
  return view;
}

function newView(record: CardRecord, { imageService, labels }: CardRules): VehicleCardView {
  const { colour, make: _make, model: _model, simpleBody: _body, estimate, ...vehicle } = record;
  const { available, image, slug, subtitle, title } = vehicle;
  const alt = [title, subtitle, colour].filter(Boolean).join(' ');
  return {
    vehicle,
    image: image && imageSource(image.url, alt, atMost(CARD_PIXELS, imageService)),
    href: vehicleHref(slug),
    enquireHref: enquiryHref(slug),
    similarHref: available ? null : similarHref(record),
    enquireLabel: labels.enquire,
    ...(estimate && { estimate }),
  };
}

const rules = new WeakMap<SiteConfig, SummaryRules>();

/** The same rules for the same configuration, whose badge is a file beside it. */
function summaryRules(config: SiteConfig): SummaryRules {
  const known = rules.get(config);
  if (known !== undefined) return known;
  const { certified } = config;
  const badge = certified && { ...certified, image: ownPictureHref(certified.file) };
  const made = { ...config, certified: badge };
  rules.set(config, made);
  return made;
}

/** Listing of the vehicles most like one (R4-07). */
export function similarHref(vehicle: Parameters<typeof similarVehiclesState>[0]): string {
  return searchHref(SEARCH_PATH, similarVehiclesState(vehicle));
}

export function vehicleCard(vehicle: Vehicle, config: SiteConfig, now: number): VehicleCardView {
  return cardView(cardRecord(vehicle, config, now), config);
}
