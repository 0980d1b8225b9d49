import {
  brandSlug,
  carTypes,
  footerMenu,
  headerMenu,
  type MenuBrand,
  type MenuSite,
  modelLink,
  modelTitle,
  offerPath,
  prunedMenu,
} from '@forecourt/domain';
import { footerColumns, type NavColumn, type NavEntry, navEntries } from '@forecourt/ui';
import type { SiteServices } from '../contracts/siteServices.ts';
import type { SiteChrome } from '../contracts/siteView.ts';
import { logoImage } from '../presenters/logoImage.ts';
import {
  DIRECTORY_PATH,
  ownPictureHref,
  placesHref,
  SEARCH_PATH,
  SERVICE_PATH,
  SEVEN_SEATER_PATH,
  SIGN_IN_LABEL,
  SIGN_IN_PATH,
  WATCHLIST_PATH,
} from '../presenters/paths.ts';
import { siteOffers } from '../presenters/siteOffers.ts';

/** Offers that a brand's column has room for. */
const BRAND_OFFERS = 2;

type Menus = Pick<SiteChrome, 'menu' | 'footer'>;
type MenuFacts = Pick<SiteServices, 'config' | 'content'> &
  Pick<SiteServices['stock'], 'carTypes'> & { menus: Menus };

/** By what tells the pages of a site, which is made anew each second: an offer that has ended stays no longer. */
const kept = new WeakMap<SiteServices['hasPage'], MenuFacts>();

/** Header and footer: the default menus (R2-82) or the dealer's own, of which only what the site has. */
export async function siteMenus(services: SiteServices): Promise<Menus> {
  const { config, content, hasPage } = services;
  const { carTypes } = services.stock;
  const last = kept.get(hasPage);
  const isSame = last?.config === config && last.content === content && last.carTypes === carTypes;
  if (isSame) return last.menus;
  const menus = await madeMenus(services);
  kept.set(hasPage, { config, content, carTypes, menus });
  return menus;
}

async function madeMenus(services: SiteServices): Promise<Menus> {
  const { content, config, hasPage } = services;
  const { header, footer } = content.menus;
  const site = menuSite(services, header === null ? await brands(services) : []);
  const menu = header === null ? headerMenu(site) : prunedMenu(header, hasPage);
  const entries = navEntries(menu).map((entry) => withLogos(entry, config));
  return {
    menu: hasPage(SIGN_IN_PATH) ? withSignIn(entries) : entries,
    footer: footerColumns(footer === null ? footerMenu(site) : prunedMenu(footer, hasPage)),
  };
}

/** Last in the main menu, also in the dealer's own unless that leads there itself. */
function withSignIn(entries: readonly NavEntry[]): readonly NavEntry[] {
  const leadsThere = entries.some((entry) => 'href' in entry && entry.href === SIGN_IN_PATH);
  return leadsThere ? entries : [...entries, { label: SIGN_IN_LABEL, href: SIGN_IN_PATH }];
}

/** What the default menus depend on: pages that the template has, and those of the configuration. */
function menuSite(
  { config, content, stock, hasPage }: SiteServices,
  makes: readonly MenuBrand[],
): MenuSite {
  return {
    name: config.name,
    searchPath: SEARCH_PATH,
    financePath: config.financePath,
    contactPath: placesHref(config),
    ...(config.serviceBookingKey === null && { servicePath: SERVICE_PATH }),
    usedLabel: config.labels.used,
    carTypes: carTypes.filter((carType) => stock.carTypes.has(carType)),
    listings: [
      { label: '7 Seaters', path: SEVEN_SEATER_PATH },
      { label: 'Stock List', path: DIRECTORY_PATH },
      { label: 'Saved Cars', path: WATCHLIST_PATH },
    ],
    models: content.models.map((model) => ({
      label: modelTitle(model),
      path: modelLink(model).href,
    })),
    brands: makes,
    hasPage,
  };
}

/** The makes of the configuration with what stock and content have of them. */
async function brands({ config, content, stock, now }: SiteServices): Promise<MenuBrand[]> {
  if (config.brandMenu.length === 0) return [];
  const { carTypesOf } = await stock.overview();
  const offers = siteOffers({ config, content, now: now() });
  return config.brandMenu.map((name) => ({
    name,
    carTypes: [...(carTypesOf.get(name) ?? [])],
    offers: offers
      .filter(({ manufacturer }) => manufacturer === brandSlug(name))
      .slice(0, BRAND_OFFERS)
      .map((offer) => ({ label: offer.name, path: offerPath(offer) })),
  }));
}

function withLogos(entry: NavEntry, { makeLogos }: SiteServices['config']): NavEntry {
  if (!('columns' in entry)) return entry;
  const files = new Map(Object.entries(makeLogos));
  const columns = entry.columns.map((column): NavColumn => {
    const file = files.get(column.heading);
    return file === undefined ? column : { ...column, logo: logoImage(ownPictureHref(file)) };
  });
  return { ...entry, columns };
}
