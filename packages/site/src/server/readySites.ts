import { join, relative } from 'node:path';
import {
  ConfigError,
  type ConfigFault,
  checkDelivery,
  type DealerSite,
  type DeliveriesOptions,
  type LoadSitesOptions,
  loadSites,
  type SmsSettings,
} from '@forecourt/data';
import { trustedProxies } from './http/visitorOf.ts';
import { checkBranding } from './pages/checkBranding.ts';
import type { LoadTemplate } from './pages/templateBuild.ts';
import { checkPayments } from './payments/checkPayments.ts';
import type { StripeSettings } from './settings/stripeSettings.ts';

export type SiteOptions = LoadSitesOptions &
  Partial<Pick<DeliveriesOptions, 'webhookSecrets' | 'smtp'>> & {
    trustedProxies?: readonly string[];
    sms?: SmsSettings | null;
    stripe?: StripeSettings | null;
    /** Codes are read in the inbox, or not at all. */
    development?: boolean;
  };

/**
 * All that can be known to keep the sites from being served, before anything is opened: what `check`
 * says, so that it never passes what `start` would refuse, or serve in part.
 *
 * @throws ConfigError and the faults of settings
 */
export async function readySites(
  options: SiteOptions,
  loadTemplate: LoadTemplate,
): Promise<{ sites: DealerSite[]; proxies: ReturnType<typeof trustedProxies> }> {
  const proxies = trustedProxies(options.trustedProxies ?? []);
  const sites = await loadSites(options);
  await checkBranding(sites, loadTemplate);
  const faults = missedSettings(sites, options);
  if (faults.length > 0) throw new ConfigError(faults);
  return { sites, proxies };
}

/**
 * What the environment lacks for these sites: its faults are the operator's, not a dealer's.
 *
 * @param others slugs of sites that are known and not among them
 */
export function missedSettings(
  sites: readonly DealerSite[],
  { webhookSecrets = {}, smtp = null, sms = null, stripe = null, development }: SiteOptions,
  others: readonly string[] = [],
): ConfigFault[] {
  const isDevelopment = development === true;
  const withoutCodes = isDevelopment || sms !== null ? [] : sites.filter(hasSignIn);
  return [
    ...checkDelivery(sites, { webhookSecrets, smtp }),
    ...checkPayments(sites, stripe, isDevelopment, others),
    ...withoutCodes.map(withoutGateway),
  ];
}

function hasSignIn({ config }: DealerSite): boolean {
  return config.garageEnabled;
}

function withoutGateway({ folder }: DealerSite): ConfigFault {
  return {
    file: relative(process.cwd(), join(folder, 'site.json')),
    key: 'garageEnabled',
    fault: 'FORECOURT_SMS_URL is not set, so no code to sign in with could be sent',
    remedy: 'Set it and FORECOURT_SMS_FROM, or leave garageEnabled out.',
  };
}
