import { createHmac } from 'node:crypto';
import type { DealerSite } from '@forecourt/data';
import type { Seal } from '../http/seal.ts';

/** What opens a reservation: a shopper's own page of it, and the dealer's. One opens nothing of the other. */
export interface ReservationTokens {
  /** The id of what a form asks for: of the same form the same, and nobody can guess it. */
  idOf(site: DealerSite, formKey: string): string;
  shopper(site: DealerSite, id: string): string;
  openShopper(site: DealerSite, token: string): string | null;
  dealer(site: DealerSite, id: string): string;
  openDealer(site: DealerSite, token: string): string | null;
}

export function reservationTokens(seal: Seal, secret: Buffer): ReservationTokens {
  const purposes = {
    shopper: (site: DealerSite) => `reservation ${site.key}`,
    dealer: (site: DealerSite) => `hold request ${site.key}`,
  };
  const opened = (purpose: string, token: string) =>
    (seal.open(purpose, token) as { id: string } | null)?.id ?? null;
  return {
    idOf: (site, formKey) =>
      createHmac('sha256', secret)
        .update(`reservation\n${site.key}\n${formKey}`)
        .digest('base64url')
        .slice(0, 32),
    shopper: (site, id) => seal.close(purposes.shopper(site), { id }),
    openShopper: (site, token) => opened(purposes.shopper(site), token),
    dealer: (site, id) => seal.close(purposes.dealer(site), { id }),
    openDealer: (site, token) => opened(purposes.dealer(site), token),
  };
}
