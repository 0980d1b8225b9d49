import { join, relative } from 'node:path';
import type { ConfigFault } from '../config/configError.ts';
import type { Destination } from '../config/deliveryConfig.ts';
import type { DealerSite } from '../config/loadSites.ts';
import type { DeliveriesOptions } from './openDeliveries.ts';
import { webhookSecretName } from './webhook/webhookSecret.ts';

/** Shorter secrets can be found by trying. */
const LEAST_SECRET = 16;

type Access = Pick<DeliveriesOptions, 'webhookSecrets' | 'smtp'>;

/** What the environment lacks for the destinations of sites; no fault tells a secret. */
export function checkDelivery(sites: readonly DealerSite[], access: Access): ConfigFault[] {
  return sites.flatMap(({ config, folder }) => {
    const file = relative(process.cwd(), join(folder, 'site.json'));
    const told = (key: string, found: ReturnType<typeof faultOf>) =>
      found === null ? [] : [{ file, key, ...found }];
    return [
      ...config.delivery.flatMap((destination, index) =>
        told(`delivery[${index}]`, faultOf(destination, config.slug, access)),
      ),
      ...config.changeWebhooks.flatMap(({ name }, index) =>
        told(
          `changeWebhooks[${index}]`,
          secretFault(config.slug, name, 'these changes are', access),
        ),
      ),
    ];
  });
}

function faultOf(
  destination: Destination,
  site: string,
  access: Access,
): Pick<ConfigFault, 'fault' | 'remedy'> | null {
  if (destination.to === 'email' && access.smtp === null) {
    return {
      fault: 'FORECOURT_SMTP_URL is not set, so no message could be sent',
      remedy: 'Set it and FORECOURT_SMTP_FROM, or let leads go to another destination.',
    };
  }
  if (destination.to !== 'webhook') return null;
  return secretFault(site, destination.name, 'a lead is', access);
}

/** @param what the receiver is sent, `a lead is` */
function secretFault(
  site: string,
  destination: string,
  what: string,
  { webhookSecrets }: Pick<Access, 'webhookSecrets'>,
): Pick<ConfigFault, 'fault' | 'remedy'> | null {
  const name = webhookSecretName(site, destination);
  const secret = webhookSecrets[name] ?? '';
  if (secret.length >= LEAST_SECRET) return null;
  return {
    fault:
      secret === ''
        ? `${name} is not set, so the receiver could not know that ${what} from here`
        : `${name} is so short that it could be found by trying`,
    remedy: `Set it to ${LEAST_SECRET} characters or more that the receiver knows too.`,
  };
}
