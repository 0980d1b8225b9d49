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
import { type StripeSettings, stripeKeysOf } from './settings/stripeSettings.ts';

/**
 * All that can be known to keep the sites from being served before anything is opened: `start` and
 * `check` both ask here, so that one never passes what the other refuses.
 *
 * @throws ConfigError and the faults of settings
 */
export async function readySites(
  options: LoadSitesOptions &
    Partial<Pick<DeliveriesOptions, 'webhookSecrets' | 'smtp'>> & {
      trustedProxies?: readonly string[];
      sms?: SmsSettings | null;
      stripe?: StripeSettings | null;
      /** Codes are read in the inbox, or not at all. */
      development?: boolean;
    },
  loadTemplate: LoadTemplate,
): Promise<{ sites: DealerSite[]; proxies: ReturnType<typeof trustedProxies> }> {
  const proxies = trustedProxies(options.trustedProxies ?? []);
  const sites = await loadSites(options);
  await checkBranding(sites, loadTemplate);
  const faults = checkDelivery(sites, {
    webhookSecrets: options.webhookSecrets ?? {},
    smtp: options.smtp ?? null,
  });
  const canSend = options.development === true || (options.sms ?? null) !== null;
  const { stripe } = options;
  if (stripe !== undefined && options.development !== true) {
    faults.push(...sites.flatMap((site) => paymentFault(site, stripe)));
  }
  if (!canSend) faults.push(...sites.filter(hasSignIn).map(withoutGateway));
  if (faults.length > 0) throw new ConfigError(faults);
  return { sites, proxies };
}

/** In development the dealer confirms by hand where there are no keys. */
function paymentFault(
  { config, key, folder }: DealerSite,
  stripe: StripeSettings | null,
): ConfigFault[] {
  if (config.reserve?.provider !== 'stripe' || stripeKeysOf(stripe, key) !== null) return [];
  const own = `_${key}`.toUpperCase().replaceAll('-', '_');
  return [
    {
      file: relative(process.cwd(), join(folder, 'site.json')),
      key: 'reserve.provider',
      fault: `FORECOURT_STRIPE_KEY${own} and FORECOURT_STRIPE_WEBHOOK_SECRET${own} are not set, so no deposit could be taken`,
      remedy: 'Set them to the keys of the dealer’s account, or leave the provider out.',
    },
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
