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
  faults.push(...checkPayments(sites, options.stripe ?? null, options.development === true));
  if (!canSend) faults.push(...sites.filter(hasSignIn).map(withoutGateway));
  if (faults.length > 0) throw new ConfigError(faults);
  return { sites, proxies };
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
