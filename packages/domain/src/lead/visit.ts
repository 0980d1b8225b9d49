import { lineOf } from '../text/lines.ts';
import { parseJson } from '../text/parseJson.ts';
import { isCampaignParam, linkedQueryParams, visitedPages } from './leadAttributes.ts';

/** What a browser remembers of a visit, and sends with a form. */
export interface Visit {
  /** Paths seen, newest last (R3-17). */
  pages: readonly string[];
  /** Campaign parameters of the page that the visit began on (R3-17). */
  params: Readonly<Record<string, string>>;
}

/** Name of the field that carries it, as JSON. Scripts alone fill it: the page is the same for everybody. */
export const VISIT_FIELD = 'visit';

/** More is no visit of ours: fifty pages of the longest paths, as JSON has them. */
const MAX_JSON = 24_000;
const MAX_PARAMS = 20;

/** A page by its path, and the parameters of its address. */
export interface VisitedPage {
  path: string;
  params: Iterable<readonly [name: string, value: string]>;
}

/** The visit with one more page; the first page of one gives its campaign. The same page again is no other. */
export function visitAfter(visit: Visit | null, { path, params }: VisitedPage): Visit {
  const pages = visit?.pages ?? [];
  return {
    pages: pages.at(-1) === path ? pages : visitedPages(pages, path),
    params: visit?.params ?? linkedQueryParams(params),
  };
}

/** A visit that was kept or sent, by anybody: what is no page and no campaign is left out. */
export function readVisit(text: string | null | undefined): Visit | null {
  if (!text || text.length > MAX_JSON) return null;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return null;
  const { pages, params } = value as Record<string, unknown>;
  return {
    pages: (Array.isArray(pages) ? pages : []).filter(isPath).slice(-50).reduce(visitedPages, []),
    params: campaignOf(typeof params === 'object' && params !== null ? params : {}),
  };
}

/** What the page that a form was sent from tells of the visit: all there is where no script runs. */
export function visitAt(page: VisitedPage | null): Visit {
  const seen = page && readVisit(JSON.stringify(visitAfter(null, page)));
  return seen ?? { pages: [], params: {} };
}

function isPath(page: unknown): page is string {
  return typeof page === 'string' && /^\/(?!\/)/.test(page) && page === lineOf(page);
}

function campaignOf(params: object): Visit['params'] {
  const kept = Object.entries(params)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .filter(([name]) => isCampaignParam(name))
    .slice(0, MAX_PARAMS)
    .map(([name, value]) => [name, lineOf(value)] as const);
  return linkedQueryParams(kept);
}
