import type { DealerSite, SiteConfig, SubmitResult } from '@forecourt/data';
import type { SearchRequest } from '@forecourt/data/search';
import type {
  CarType,
  FeatureCounts,
  ItemType,
  NewLead,
  PresetStock,
  SearchResponse,
  SearchState,
  Vehicle,
  Vocabulary,
} from '@forecourt/domain';
import type { PictureSizes } from '@forecourt/ui/theme';
import { createContext, RouterContextProvider } from 'react-router';
import type { SearchTrouble, StockFileHrefs, StockOverview } from './stock.ts';

/** What passes the router by: as the body of its Response each page would be copied several times. */
export interface PageDocument {
  /** What the page's scripts read of its `PAGE_DATA`, as JSON. */
  json: string | null;
  /** The page, once it is made. */
  html: Buffer | null;
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
  /** Address of the site's stylesheet of theme variables. */
  themeHref: string;
  /** Address of the browser tab's icon. */
  iconHref: string;
  /** Address of the dealer's logo, if it has one. */
  logoHref: string | null;
  /** How wide the site's theme shows pictures. */
  pictureSizes: PictureSizes;
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
  /** Whether the site's template has a page of this address; given without query and hash. */
  hasPage(path: string): boolean;
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** The stock of one version: two calls in one request never see two versions. */
  stock: {
    version: number;
    /** How many vehicles there are, listed or not. */
    size: number;
    search(
      state: SearchState,
      extras?: Pick<SearchRequest, 'raw' | 'histograms' | 'also' | 'otherwise'>,
    ): Promise<SearchResponse<Vehicle>>;
    /** What the site lists altogether, without a search (R2-02). */
    overview(): Promise<StockOverview>;
    /** How this request's searches went so far; `null` when they were answered. */
    searchTrouble(): SearchTrouble | null;
    /** Words of the stock that shoppers use, to read their text by. */
    vocabulary(): Promise<Vocabulary>;
    /** A vehicle that the site shows; `null` for one that it holds but must not show. */
    bySlug(slug: string): Vehicle | null;
    byId(id: string): Vehicle | null;
    /** Shown or not: for a form that was drawn while it was. Nothing of it may be printed. */
    heldBySlug(slug: string): Vehicle | null;
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
  /** Resolves when the lead is on disk. */
  submitLead(formKey: string, lead: NewLead): Promise<SubmitResult>;
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
