/** What the names of all secrets in the environment begin with. */
export const WEBHOOK_SECRET = 'FORECOURT_WEBHOOK_SECRET_';

/**
 * Name in the environment of the secret that one site's webhook is signed with: no dealer's CRM can
 * pass for another's.
 */
export function webhookSecretName(site: string, destination: string): string {
  return `${WEBHOOK_SECRET}${site}__${destination}`.toUpperCase().replaceAll('-', '_');
}
