import type { DealerSite } from '@forecourt/data';
import { isShown, type Vehicle } from '@forecourt/domain';
import { baseFilterOf } from '../../stock/baseFilterOf.ts';
import type { SiteStock } from '../../stock/siteStock.ts';
import type { MachineError } from '../machineError.ts';

/** The one site that a message asks, at one moment. */
export interface AskedSite {
  site: DealerSite;
  /** Without a path. */
  origin: string;
  now: number;
  stock(): Promise<SiteStock>;
  /** Id of the vehicle that had this slug before. */
  formerly(slug: string): Promise<string | null>;
}

/** What a tool answers: what it has, or why it has nothing. */
export type ToolAnswer = { ok: true; value: object } | { ok: false; error: MachineError };

/**
 * The vehicle of an address, as its page finds it: shown on this website, also by an address that it had
 * before.
 *
 * @param named the address of its page, or the last part of it
 */
export async function vehicleNamed(
  { site, origin, now, formerly }: AskedSite,
  stock: SiteStock,
  named: string,
): Promise<Vehicle | null> {
  const slug = slugOf(named.trim(), origin);
  if (slug === null) return null;
  const base = baseFilterOf(site.config);
  const shown = (vehicle: Vehicle | null) =>
    vehicle !== null && isShown(vehicle, base, now) ? vehicle : null;
  const vehicle = shown(stock.bySlug(slug));
  if (vehicle !== null) return vehicle;
  const id = await formerly(slug);
  return id === null ? null : shown(stock.byId(id));
}

/** An address of another website names none of this one's vehicles, whatever it ends in. */
function slugOf(named: string, origin: string): string | null {
  if (/^[\w-]{1,200}$/.test(named)) return named;
  const url = URL.parse(named, origin);
  if (url?.origin !== origin) return null;
  return /^\/cars\/(?<slug>[\w-]{1,200})\/?$/.exec(url.pathname)?.groups?.['slug'] ?? null;
}
