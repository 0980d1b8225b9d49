import {
  type CompareRow,
  comparePath,
  compareTable,
  isFavouriteCard,
  MAX_COMPARED,
  parseCompare,
  type Vehicle,
} from '@forecourt/domain';
import type { ComparedVehicle } from '@forecourt/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { similarCards } from '../../presenters/similarCards.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';

/** What a comparison prints. */
export interface CompareView {
  /** Their slugs, in the order of the columns. */
  slugs: readonly string[];
  vehicles: readonly (ComparedVehicle & { id: string; savable: boolean })[];
  rows: readonly CompareRow[];
  /** How many of the address are not listed here, or no longer. */
  missing: number;
  /** Vehicles that could join, and the comparison with each. */
  others: readonly { card: VehicleCardView; addHref: string }[];
}

/** Offered beside a comparison that has room for more. */
const OFFERED = 3;

export async function loadCompare({ url, context }: LoaderFunctionArgs): Promise<CompareView> {
  const services = servicesOf(context);
  const { config, now } = services;
  const at = now();
  const asked = parseCompare(url.searchParams.get('cars'));
  const found = await Promise.all(asked.map((slug) => vehicleOf(services, slug)));
  const vehicles = [...new Set(found.filter((vehicle) => vehicle !== null))];
  const slugs = vehicles.map(({ slug }) => slug);
  const others = slugs.length < MAX_COMPARED ? await othersTo(services, vehicles, at) : [];
  return {
    slugs,
    vehicles: vehicles.map((vehicle) =>
      column(vehicleCard(vehicle, config, at), {
        body: vehicle.simpleBody ?? vehicle.itemType,
        slugs,
        strict: config.favourites.strict,
      }),
    ),
    rows: compareTable(vehicles, config, at),
    missing: found.filter((vehicle) => vehicle === null).length,
    others: others.map((card) => ({ card, addHref: comparePath([...slugs, card.vehicle.slug]) })),
  };
}

/** Also by an address that it had before: a comparison may have been kept for weeks. */
async function vehicleOf({ stock }: SiteServices, slug: string): Promise<Vehicle | null> {
  const vehicle = stock.bySlug(slug);
  if (vehicle !== null) return vehicle;
  const moved = await stock.movedTo(slug);
  return moved === null ? null : stock.bySlug(moved);
}

function column(
  card: VehicleCardView,
  { body, slugs, strict }: { body: string; slugs: readonly string[]; strict: boolean },
): CompareView['vehicles'][number] {
  const { id, title, subtitle, slug, sold, tag, state } = card.vehicle;
  const { similarHref } = card;
  return {
    id,
    savable: isFavouriteCard(card.vehicle, strict),
    title,
    subtitle,
    image: card.image,
    body,
    sold,
    state: state ?? (tag?.kind === 'sold' || tag?.kind === 'reserved' ? tag.text : null),
    href: card.href,
    removeHref: comparePath(slugs.filter((other) => other !== slug)),
    step:
      similarHref === null
        ? { label: card.enquireLabel, href: card.enquireHref }
        : { label: 'See similar ones', href: similarHref },
  };
}

/** Those most like the first of a comparison, then the latest. */
async function othersTo(
  services: SiteServices,
  vehicles: readonly Vehicle[],
  now: number,
): Promise<readonly VehicleCardView[]> {
  const [first] = vehicles;
  const most = OFFERED + MAX_COMPARED;
  const similar = first === undefined ? [] : await similarCards(services, first, now, most);
  const { latest } = await services.stock.overview();
  const cards = [
    ...similar,
    ...latest.slice(0, most).map((vehicle) => vehicleCard(vehicle, services.config, now)),
  ];
  const shown = new Set(vehicles.map(({ slug }) => slug));
  const bySlug = new Map(cards.map((card) => [card.vehicle.slug, card]));
  return [...bySlug.values()].filter(({ vehicle }) => !shown.has(vehicle.slug)).slice(0, OFFERED);
}
