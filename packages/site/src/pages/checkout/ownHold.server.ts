import type { Vehicle } from '@forecourt/domain';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { reservationHref } from '../../presenters/paths.ts';

/** Tokens as `createSeal` makes them, the last one first. */
const TOKEN = /^[\w-]+\.[\w-]+$/;
const BETWEEN = '~';

/** Whoever reserves more finds the older ones by their letters. */
const MAX_KEPT = 5;

/** `__Host-` binds it to this host and to https; only a developer's own machine has no https. */
function nameOf(origin: string): string {
  return `${origin.startsWith('https:') ? '__Host-' : ''}fc_hold`;
}

function keptTokens({ headers }: Request, origin: string): readonly string[] {
  const own = `${nameOf(origin)}=`;
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const kept = pairs.find((pair) => pair.startsWith(own))?.slice(own.length) ?? '';
  return kept
    .split(BETWEEN)
    .filter((token) => TOKEN.test(token))
    .slice(0, MAX_KEPT);
}

/**
 * Remembers in this browser what it reserved, until it is closed: whoever goes Back after paying, or has a
 * second tab, is led to their own page, and not told that somebody else was faster.
 */
export function holdCookie(
  token: string,
  request: Request,
  { origin }: Pick<SiteServices, 'origin'>,
): string {
  const older = keptTokens(request, origin).filter((kept) => kept !== token);
  const value = [token, ...older].slice(0, MAX_KEPT).join(BETWEEN);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${nameOf(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** Address of the page of this browser's own reservation of the vehicle, while that runs. */
export async function ownHold(
  { reservations, origin }: Pick<SiteServices, 'reservations' | 'origin'>,
  request: Request,
  { id }: Pick<Vehicle, 'id'>,
): Promise<string | null> {
  for (const token of keptTokens(request, origin)) {
    const held = (await reservations?.open(token).catch(() => null)) ?? null;
    const runs = held?.reservation.carId === id && held.reservation.stage !== 'over';
    if (runs) return reservationHref(token);
  }
  return null;
}
