import { type DealerSite, type Payments, stripePayments } from '@forecourt/data';
import type { Log } from '../log/log.ts';
import { type StripeSettings, stripeKeysOf } from '../settings/stripeSettings.ts';

/** Who takes a site's deposits: `null` where its dealer confirms reservations without. */
export function openPayments(
  stripe: StripeSettings | null,
  log: Log,
): (site: DealerSite) => Payments | null {
  if (stripe === null) return () => null;
  const keysOf = (site: string) => stripeKeysOf(stripe, site);
  const payments = stripePayments({
    ...{ keysOf, url: stripe.url },
    onNews: (site, { error }) => log({ event: 'payments_unreachable', site, error }),
  });
  return ({ key, config }) =>
    config.reserve?.provider === 'stripe' && keysOf(key) !== null ? payments : null;
}
