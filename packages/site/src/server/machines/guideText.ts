import type { SiteConfig } from '@forecourt/data';
import type { Content, Location } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { placeHref, SEARCH_PATH } from '../../presenters/paths.ts';
import { MCP_PATH } from '../http/postDoor.ts';
import { CHANGES_PATH } from './changesPath.ts';
import { OPENAPI_PATH } from './openApi.ts';
import { VEHICLES_PATH } from './vehiclePage.ts';

/** What a guide says of a site. */
export interface GuideFacts {
  config: SiteConfig;
  content: Content;
  origin: string;
  /** Vehicles that the listing shows now. */
  count: number;
  addresses: ReturnType<SiteServices['addresses']>;
}

/** Lines of a list at most: a guide is read whole. */
const MOST = 100;

/** A site for readers that are programs (llmstxt.org): what it is, its stock, its places, its pages. */
export function guideText({ config, content, origin, count, addresses }: GuideFacts): string {
  const { name, locations } = config;
  const places = locations.filter(({ visible }) => visible);
  const cities = [...new Set(places.flatMap(({ city }) => city ?? []))];
  const where = cities.length === 0 ? '' : ` in ${cities.join(', ')}`;
  const titles = new Map(content.pages.map(({ path, title }) => [path, title]));
  const ofPlaces = new Set(places.map(({ slug }) => placeHref(config, slug)));
  const pages = addresses.filter(
    ({ name: page, path, listed }) => listed && page !== 'listing' && !ofPlaces.has(path),
  );
  const link = (text: string, path: string, more = '') =>
    `- [${plain(text)}](${origin}${path})${more === '' ? '' : `: ${plain(more)}`}`;
  const sections = [
    [`# ${plain(name)}`],
    [`> A vehicle dealer${where}. ${count} vehicles are listed on this website now.`],
    [
      'Prices are in Australian dollars. A vehicle without a price has none on the website either: ask the dealer.',
    ],
    [
      '## Stock',
      '',
      link('All vehicles', SEARCH_PATH, 'the listing, for people'),
      link('Vehicles as JSON', VEHICLES_PATH, 'the same search, page by page'),
      link('Changes of the stock', CHANGES_PATH, 'as they come, or since the last time'),
      link('OpenAPI document', OPENAPI_PATH, 'every parameter of that search'),
      link('MCP server', MCP_PATH, 'for assistants: search, a vehicle, a comparison, the places'),
    ],
    list(
      'Places',
      places.map((place) => link(place.name, placeHref(config, place.slug), streetOf(place))),
    ),
    list(
      'Pages',
      pages.map(({ path }) => link(titles.get(path) ?? titleOf(path), path)),
    ),
  ];
  return `${sections
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines.slice(0, MOST)];
}

function streetOf({ street, city, state, postcode }: Location): string {
  const town = [city, state, postcode].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

/** `/contact-us/moorooka/stock` is `Contact us, moorooka, stock`. */
function titleOf(path: string): string {
  const words = path.slice(1).replaceAll('-', ' ').replaceAll('/', ', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One line, in which nothing is Markdown. */
function plain(text: string): string {
  return text
    .replace(/[[\]()<>*_`#]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}
