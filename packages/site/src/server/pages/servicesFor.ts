import { createHash, randomBytes } from 'node:crypto';
import {
  type DealerSite,
  destinationsOf,
  type FinanceDisclaimer,
  type Geocoder,
  type Store,
  StoreUnavailable,
} from '@forecourt/data';
import type { StockSearch } from '@forecourt/data/search';
import {
  isAvailable,
  isShown,
  isSoldLongAgo,
  leadVehicle,
  maskedPhone,
  type NewLead,
  phoneRevealRequest,
  type Vehicle,
  wordsOf,
} from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { formKeyAt } from '../../pages/form/formKey.ts';
import { vehicleHref } from '../../presenters/paths.ts';
import { websiteIdOf } from '../../presenters/siteOffers.ts';
import { type AlertOptions, alertServices } from '../alerts/alertServices.ts';
import type { Limiter } from '../http/createLimiter.ts';
import type { Senders } from '../http/createSenders.ts';
import { type JourneyOptions, journeyServices } from '../journeys/journeyServices.ts';
import { errorKind } from '../log/errorKind.ts';
import type { Log, LogEntry } from '../log/log.ts';
import type { PhotoIntake } from '../photos/photoIntake.ts';
import {
  type ReservationOptions,
  reservationServices,
} from '../reservations/reservationServices.ts';
import { type AccountOptions, accountServices } from '../signIn/accountServices.ts';
import { baseFilterOf } from '../stock/baseFilterOf.ts';
import { createPageSearch, type PageSearch } from '../stock/pageSearch.ts';
import type { SiteStock } from '../stock/siteStock.ts';
import type { StockFiles } from '../stock/stockFiles.ts';
import { stockVocabulary } from '../stock/stockVocabulary.ts';
import { numberTokens } from './numberTokens.ts';
import { createPageDisclaimers } from './pageDisclaimers.ts';
import type { SiteAssets } from './siteAssets.ts';
import { type TimeOptions, timeServices } from './timeServices.ts';
import { type TradeInOptions, tradeInServices } from './tradeInServices.ts';

export interface ServicesOptions {
  store: Store;
  stockFiles: StockFiles;
  now(): number;
  /** Called after a lead is stored, so that delivery need not wait for its next round. */
  leadStored(): void;
  log: Log;
  /** Search engines may hold the sites. */
  indexable: boolean;
  /** How many leads a visitor may send. */
  leads: Limiter;
  tradeIn: TradeInOptions;
  times: TimeOptions;
  photos: Pick<PhotoIntake, 'open'>;
  account: AccountOptions;
  reservations: ReservationOptions;
  journeys: JourneyOptions;
  alerts: AlertOptions;
  geocoder: Geocoder;
  disclaimers: FinanceDisclaimer;
  /** Who sent which words lately. */
  senders: Senders;
  /** How many masked numbers a visitor may ask for. */
  phoneReveals: Limiter;
}

/** What the services of one page are beside those of its site and stock. */
type PageParts = Pick<
  SiteServices,
  'content' | 'rating' | 'hasPage' | 'addresses' | 'keptHtml' | 'document'
>;

/** Binds everything a loader or action may use to one site and one version of its stock. */
export function servicesFor(
  {
    store,
    stockFiles,
    now,
    leadStored,
    log,
    leads,
    phoneReveals,
    senders,
    tradeIn,
    times,
    photos,
    account,
    reservations,
    journeys,
    alerts,
    geocoder,
    disclaimers,
    indexable,
  }: ServicesOptions,
  site: DealerSite,
  origin: string,
  assets: SiteAssets,
  stock: SiteStock,
  visitor: string,
  { content, rating, hasPage, addresses, keptHtml, document }: PageParts,
): SiteServices {
  const { config } = site;
  const base = baseFilterOf(config);
  const page =
    stock.reserve === null
      ? unfailing(stock.search)
      : createPageSearch(stock.search, stock.reserve);
  const tokens = numberTokens(tradeIn.seal, site, now);
  const lender = createPageDisclaimers(disclaimers, site);
  const overview = () => stock.overview(base, now());
  const shown = (vehicle: Vehicle | null) =>
    vehicle !== null && isShown(vehicle, base, now()) ? vehicle : null;
  return {
    site,
    config,
    origin,
    indexable,
    themeHref: assets.themeHref,
    iconHref: assets.iconHref,
    logoHref: assets.logoHref,
    pictureSizes: assets.pictureSizes,
    listingLayout: assets.listingLayout,
    content,
    rating,
    hasPage,
    addresses,
    keptHtml,
    document,
    now,
    stock: {
      version: stock.version,
      size: stock.size,
      search: (state, extras) =>
        page.search({ state, base, hitsPerPage: config.hitsPerPage, now: now(), ...extras }),
      overview,
      searchTrouble: page.trouble,
      vocabulary: async () => stockVocabulary(await overview(), config, now()),
      bySlug: (slug) => shown(stock.bySlug(slug)),
      *onOffer() {
        for (const vehicle of stock.vehicles()) {
          if (shown(vehicle) !== null && isAvailable(vehicle)) yield vehicle;
        }
      },
      byId: (id) => shown(stock.byId(id)),
      heldBySlug: stock.bySlug,
      heldById: stock.byId,
      async movedTo(slug) {
        const id = await store.stock.formerly(site.key, slug);
        const vehicle = id === null ? null : shown(stock.byId(id));
        return vehicle === null || vehicle.slug === slug ? null : vehicle.slug;
      },
      isSoldLongAgo: (vehicle) => isSoldLongAgo(vehicle, base, now()),
      known: stock.known,
      files: stockFiles.hrefs(site, stock),
      carTypes: stock.carTypes,
      itemTypes: stock.itemTypes,
      searchExample: stock.searchExample,
      features: stock.features,
    },
    leadPause(formKey, lead) {
      const what = createHash('sha256').update(formKey).update(contentOf(lead)).digest('base64url');
      return Math.ceil(leads.pause(`${site.key} ${visitor}`, what) / 1000);
    },
    sendersOf: ({ email, message }) => senders.count(site.key, wordsOf(message), email),
    async submitLead(formKey, lead, time) {
      const destinations = destinationsOf(lead, config.delivery);
      const whole = withVehicle(lead, stock, origin);
      const result = await store.leads
        .submit(site.key, formKey, whole, now(), destinations, time)
        .catch((error) => {
          // The visitor is told; who runs the site must hear of it too.
          log({ event: 'lead_not_stored', site: site.key, ...reasonOf(error) });
          throw error;
        });
      leadStored();
      return result;
    },
    openPhoto: (token) => photos.open(site, token),
    tradeIn: tradeInServices(tradeIn, site, visitor),
    times: timeServices(times, site, visitor),
    reservations: reservationServices(reservations, site, origin, visitor),
    journeys: journeyServices(journeys, site, origin, visitor),
    account: accountServices(account, site, origin, visitor),
    alerts: alertServices(alerts, site, visitor),
    maskedNumber(key) {
      const number = numberOf(site, key);
      return number === null ? null : maskedPhone(number, Number(key));
    },
    numberToken: tokens.give,
    askNumber(key, vehicle, token) {
      const number = numberOf(site, key);
      if (number === null) return null;
      if (!tokens.holds(token, key, vehicle)) return { number: null, pause: 0 };
      const pause = phoneReveals.pause(`${site.key} ${visitor}`, `${key} ${vehicle?.id ?? ''}`);
      if (pause > 0) return { number: null, pause: Math.ceil(pause / 1000) };
      // The number is never held back for its record (R4-16).
      store.activity
        .revealed(site.key, phoneRevealRequest(vehicle, websiteIdOf(config)), now())
        .catch((error: unknown) =>
          log({ event: 'phone_reveal_not_stored', site: site.key, ...reasonOf(error) }),
        );
      return { number, pause: 0 };
    },
    financeDisclaimer: lender.of,
    isLate: lender.isLate,
    findPostcode: (postcode) => geocoder.find(site, postcode),
    newFormKey: () => formKeyAt(now(), randomBytes(16).toString('base64url')),
  };
}

function numberOf({ numbers = [] }: DealerSite, key: string): string | null {
  return /^\d{1,3}$/.test(key) ? (numbers[Number(key)] ?? null) : null;
}

/** A lead keeps its vehicle as it is now; one that has left the stock is still known by its id. */
function withVehicle(lead: NewLead, stock: SiteStock, origin: string): NewLead {
  const { carId } = lead.context;
  const vehicle = carId === null ? null : stock.byId(carId);
  if (vehicle === null) return lead;
  const kept = leadVehicle(vehicle, origin + vehicleHref(vehicle.slug));
  return { ...lead, context: { ...lead.context, vehicle: kept } };
}

/** The store's own words hold nothing of a row; another error's message may (R18-01). */
function reasonOf(error: unknown): Pick<LogEntry, 'error' | 'detail'> {
  if (error instanceof StoreUnavailable) return { error: error.name, detail: error.what };
  return { error: errorKind(error) };
}

/** A search in memory does not fail. */
function unfailing({ search }: StockSearch): PageSearch {
  return { search, trouble: () => null };
}

/** What is asked, whenever it is: the moment of consent is that of each sending. */
function contentOf({ enquiry, context }: NewLead): string {
  return JSON.stringify([{ ...enquiry, consent: { ...enquiry.consent, at: 0 } }, context.url]);
}
