import type { DealerSite, SiteConfig, SubmitResult } from '@forecourt/data';
import type { SearchRequest } from '@forecourt/data/search';
import type {
  CarType,
  NewLead,
  PresetStock,
  SearchResponse,
  SearchState,
  Vehicle,
  Vocabulary,
} from '@forecourt/domain';
import { createContext, RouterContextProvider } from 'react-router';
import type { SearchTrouble } from '../server/pageSearch.ts';
import type { StockFileHrefs } from '../server/stockFiles.ts';

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
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** The stock of one version: two calls in one request never see two versions. */
  stock: {
    version: number;
    /** How many vehicles there are, listed or not. */
    size: number;
    search(
      state: SearchState,
      extras?: Pick<SearchRequest, 'raw' | 'histograms'>,
    ): Promise<SearchResponse<Vehicle>>;
    /** The first of what the site lists, whether or not searches are answered (R7-07). */
    list(): Promise<SearchResponse<Vehicle>>;
    /** How this request's searches went so far; `null` when they were answered. */
    searchTrouble(): SearchTrouble | null;
    /** Words of the stock that shoppers use, to read their text by. */
    vocabulary(): Promise<Vocabulary>;
    bySlug(slug: string): Vehicle | null;
    byId(id: string): Vehicle | null;
    /** Makes, models and bodies that have a listing of their own. */
    known: PresetStock;
    /** Files to search this stock with in a browser; `null` when it is too large to be sent. */
    files: StockFileHrefs | null;
    /** Conditions of the vehicles in stock. */
    carTypes: ReadonlySet<CarType>;
  };
  /** Resolves when the lead is on disk. */
  submitLead(formKey: string, lead: NewLead): Promise<SubmitResult>;
  /** A new, unguessable form key (A3). */
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
