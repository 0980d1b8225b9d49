import { join, relative } from 'node:path';
import type { ConfigFault, DealerSite } from '@forecourt/data';
import {
  isTestKey,
  type StripeSettings,
  strayStripeNames,
  stripeKeysOf,
} from '../settings/stripeSettings.ts';

/**
 * What keeps deposits from being taken: sites without keys, and keys without a site.
 *
 * @param others slugs of sites that are known and not among them
 * @param development there the dealer confirms by hand where there are no keys
 */
export function checkPayments(
  sites: readonly DealerSite[],
  settings: StripeSettings | null,
  development: boolean,
  others: readonly string[] = [],
): ConfigFault[] {
  const slugs = [...sites.map(({ key }) => key), ...others];
  const stray = strayStripeNames(settings, slugs).map((name) => ({
    file: 'environment',
    key: name,
    fault: `no site has this name, so no deposit is taken by it; there ${slugs.length === 1 ? 'is' : 'are'} ${slugs.join(', ')}`,
    remedy: 'Name the site behind it in capitals, with _ for -, or take it away.',
  }));
  return [...(development ? [] : sites.filter(isWithoutKeys).map(withoutKeys)), ...stray];

  function isWithoutKeys({ key, config }: DealerSite): boolean {
    return config.reserve?.provider === 'stripe' && stripeKeysOf(settings, key) === null;
  }
}

/** Sites at which everything works and no money is taken. */
export function sitesOnTestKeys(
  sites: readonly DealerSite[],
  settings: StripeSettings | null,
): string[] {
  return sites.flatMap(({ key, config }) => {
    const keys = config.reserve?.provider === 'stripe' ? stripeKeysOf(settings, key) : null;
    return keys !== null && isTestKey(keys) ? [key] : [];
  });
}

function withoutKeys({ key, folder }: DealerSite): ConfigFault {
  const suffix = key.toUpperCase().replaceAll('-', '_');
  return {
    file: relative(process.cwd(), join(folder, 'site.json')),
    key: 'reserve.provider',
    fault: `FORECOURT_STRIPE_KEY_${suffix} and FORECOURT_STRIPE_WEBHOOK_SECRET_${suffix} are not set, so no deposit could be taken`,
    remedy: 'Set both from the dealer’s dashboard at Stripe, or write "none".',
  };
}
