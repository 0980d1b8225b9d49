import type { ShopperMail, Store } from '@forecourt/data';
import type { Lead } from '@forecourt/domain';
import { reservationHref } from '../../presenters/paths.ts';
import type { SitesNow } from '../settings/sitesNow.ts';
import type { ReservationTokens } from './reservationTokens.ts';

/** What messages to shoppers about their reservations are made of. */
export function shopperMail(
  sites: SitesNow,
  { reservations }: Pick<Store, 'reservations'>,
  tokens: ReservationTokens,
): ShopperMail {
  const siteOf = ({ site }: Lead) => sites().find(({ key }) => key === site);
  return {
    async reservationOf(lead) {
      const site = siteOf(lead);
      return site === undefined ? null : reservations.ofLead(site.key, lead.id);
    },
    receiptUrl(lead, { id }) {
      const site = siteOf(lead);
      const origin = URL.canParse(lead.context.url) ? new URL(lead.context.url).origin : '';
      return site === undefined ? origin : origin + reservationHref(tokens.shopper(site, id));
    },
  };
}
