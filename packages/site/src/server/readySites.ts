import {
  ConfigError,
  checkDelivery,
  type DealerSite,
  type DeliveriesOptions,
  type LoadSitesOptions,
  loadSites,
} from '@forecourt/data';
import { trustedProxies } from './http/visitorOf.ts';
import { checkBranding } from './pages/checkBranding.ts';
import type { LoadTemplate } from './pages/templateBuild.ts';

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
  if (faults.length > 0) throw new ConfigError(faults);
  return { sites, proxies };
}
