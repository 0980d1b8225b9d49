import type {
  DealerSite,
  GeocodeAnswer,
  SiteConfig,
  SubmitResult,
  TimeToKeep,
} from '@forecourt/data';
import type { SearchRequest } from '@forecourt/data/search';
import type {
  CarType,
  Content,
  Enquiry,
  FeatureCounts,
  ItemType,
  LeadPhoto,
  NewLead,
  PresetStock,
  SearchResponse,
  SearchState,
  SiteRating,
  Vehicle,
  Vocabulary,
} from '@forecourt/domain';
import type { ListingLayout, PictureSizes } from '@forecourt/ui/theme';
import { createContext, RouterContextProvider } from 'react-router';
import type { AccountServices } from './accountServices.ts';
import type { AlertServices } from './alertServices.ts';
import type { JourneyServices } from './journeyServices.ts';
import type { ReservationServices } from './reservationServices.ts';
import type { SiteChrome } from './siteView.ts';
import type { SearchTrouble, StockFileHrefs, StockOverview } from './stock.ts';
import type { TimeServices } from './timeServices.ts';
import type { TradeInServices } from './tradeInServices.ts';

/** What passes the router by: as the body of its Response each page would be copied several times. */
export interface PageDocument {
  /** What the page's scripts read of its `PAGE_DATA`, as JSON. */
  json: string | null;
  /** The page, once it is made. */
  html: Buffer | null;
  /** What the page is about, in schema.org's terms, for machines that read it. */
  things: readonly object[];
  /** What its header and footer print, where they are left as they are sent. */
  chrome: SiteChrome | null;
  /** Further origins to which its forms may lead. Default: none. */
  formOrigins?: readonly string[];
}

/** HTML of a part of a page, as a server keeps it. */
export interface KeptHtml {
  /** Between one and the next stands the text of a slot. */
  pieces: readonly (string | Buffer)[];
  /** Numbers of those slots, in the order in which they stand. */
  slots: readonly number[];
}

/** Everything a loader or action may use, bound to the one site the request reached. */
export interface SiteServices {
  site: DealerSite;
  config: SiteConfig;
  /** Scheme, host and port of the site, without a path. */
  origin: string;
  /** Search engines may hold the site: it is the real one, not one that is being tried. */
  indexable: boolean;
  /** Address of the site's stylesheet of theme variables. */
  themeHref: string;
  /** Address of the browser tab's icon. */
  iconHref: string;
  /** Address of the dealer's logo, if it has one. */
  logoHref: string | null;
  /** How wide the site's theme shows pictures. */
  pictureSizes: PictureSizes;
  listingLayout: ListingLayout;
  /**
   * Parts of this site's pages that were made before, by all that they depend on; `null` where a
   * template may change at any moment.
   */
  keptHtml: {
    get(key: string): KeptHtml | null;
    /** @param bytes that it takes */
    set(key: string, html: KeptHtml, bytes: number): void;
  } | null;
  /** The document that is being made; `null` where data alone are asked for, which the router sends. */
  document: PageDocument | null;
  /** What the dealer's own people write, in one version. */
  content: Content;
  /** What others say of the dealer; `null` where nobody is asked or nothing is known now (R7-04). */
  rating: SiteRating | null;
  /** Whether the site has a page of this address (R2-20); given without query and hash. */
  hasPage(path: string): boolean;
  /** Every address of the site but those of its vehicles and searches; `listed` ones are for search engines. */
  addresses(): readonly { name: string; path: string; listed: boolean }[];
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** The stock of one version: two calls in one request never see two versions. */
  stock: {
    version: number;
    /** How many vehicles there are, listed or not. */
    size: number;
    search(
      state: SearchState,
      extras?: Pick<SearchRequest, 'raw' | 'histograms' | 'also' | 'otherwise'> & {
        /** Default: as many as the listing has. */
        hitsPerPage?: number;
      },
    ): Promise<SearchResponse<Vehicle>>;
    /** What the site lists altogether, without a search (R2-02). */
    overview(): Promise<StockOverview>;
    /** How this request's searches went so far; `null` when they were answered. */
    searchTrouble(): SearchTrouble | null;
    /** Words of the stock that shoppers use, to read their text by. */
    vocabulary(): Promise<Vocabulary>;
    /** A vehicle that the site shows; `null` for one that it holds but must not show. */
    bySlug(slug: string): Vehicle | null;
    /** Every vehicle that the site shows and that can be bought, in the order of the stock. */
    onOffer(): Iterable<Vehicle>;
    byId(id: string): Vehicle | null;
    /** Shown or not: for a form that was drawn while it was. Nothing of it may be printed. */
    heldBySlug(slug: string): Vehicle | null;
    heldById(id: string): Vehicle | null;
    /** The address now of a shown vehicle that had this one before; `null` where there is none. */
    movedTo(slug: string): Promise<string | null>;
    /** It was sold so long ago that its address is no longer one of the stock. */
    isSoldLongAgo(vehicle: Vehicle): boolean;
    /** Makes, models and bodies that have a listing of their own. */
    known: PresetStock;
    /** Files to search this stock with in a browser; `null` when it is too large to be sent. */
    files: StockFileHrefs | null;
    /** Conditions of the vehicles in stock. */
    carTypes: ReadonlySet<CarType>;
    /** Cars, motorcycles, caravans: which of them there are. */
    itemTypes: ReadonlySet<ItemType>;
    /** A search in plain words that finds something; `null` where none can be made. */
    searchExample: string | null;
    /** How common each feature is in the stock. */
    features: Pick<FeatureCounts, 'share'>;
  };
  /** Seconds this visitor must wait before one more lead is taken; 0 is none (R17-11). */
  leadPause(formKey: string, lead: NewLead): number;
  /** How many people sent these words to the site lately, this one among them; 0 where they say little. */
  sendersOf(enquiry: Pick<Enquiry, 'email' | 'message'>): number;
  /** Resolves when the lead is on disk. */
  submitLead(formKey: string, lead: NewLead, time?: TimeToKeep): Promise<SubmitResult>;
  /** Times of test drives; `null` where the dealer gives none, and a day is asked for (R5-40). */
  times: TimeServices | null;
  /** A photo that came before its lead, by its token; `null` for none of this site's, or one that is gone. */
  openPhoto(token: string): Promise<LeadPhoto | null>;
  /** What a shopper's own car is, and what it may be worth. */
  tradeIn: TradeInServices;
  /** Signing in; `null` where the site has none. */
  account: AccountServices | null;
  /** Reserving vehicles; `null` where the site has none. */
  reservations: ReservationServices | null;
  /** Buying vehicles step by step; `null` where the site has none. */
  journeys: JourneyServices | null;
  /** Mail about what changes; `null` where the site has none. */
  alerts: AlertServices | null;
  /** The mask of a number, with its key; `null` where the site masks no such number (R2-74). */
  maskedNumber(key: string): string | null;
  /** What a page gives along with a masked number, about a vehicle or none, to ask for it by (R4-16). */
  numberToken(key: string, vehicle: Vehicle | null): string;
  /**
   * A masked number for this visitor, about a vehicle or none, which is recorded (R4-16); `null` where
   * there is no such number. Who has asked for too many gets none, and seconds to wait (R17-11); whose token
   * is not of this number and vehicle, or of half an hour ago, gets none either, and need not wait.
   */
  askNumber(
    key: string,
    vehicle: Vehicle | null,
    token: string,
  ): { number: string | null; pause: number } | null;
  /** What the site's lender wants said beside an estimate for a vehicle; `null` where it says nothing. */
  financeDisclaimer(vehicle: Vehicle): Promise<string | null>;
  /** Whether one did not come in time, so that this page is kept by nobody. */
  isLate(): boolean;
  /** Where a postcode of four digits lies (R7-09). */
  findPostcode(postcode: string): Promise<GeocodeAnswer>;
  /** A new, unguessable form key (R11-03). */
  newFormKey(): string;
}

const servicesContext = createContext<SiteServices>();

/** Wraps the services for React Router; called by the server through the template's own build. */
export function provideServices(services: SiteServices): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(servicesContext, services);
  return provider;
}

/** The services of the request that a loader or action is answering. */
export function servicesOf(context: Readonly<RouterContextProvider>): SiteServices {
  return context.get(servicesContext);
}

/** Says what a page is about, in schema.org's terms. It is written into documents, not into what scripts read. */
export function describePage({ document }: SiteServices, things: readonly object[]): void {
  if (document) document.things = [...document.things, ...things];
}
