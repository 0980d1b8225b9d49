import { createHmac } from 'node:crypto';

const ENCODED = 'whsec_';

/**
 * Headers by which a receiver knows that a body is ours and fresh, as Standard Webhooks 1.0 writes
 * them (standardwebhooks.com), so that a CRM's developer need not write the check.
 *
 * @param secret a text, or `whsec_` and base64 as that standard's libraries print it
 * @param at milliseconds since 1970 UTC
 */
export function signedHeaders(id: string, body: string, secret: string, at: number) {
  const timestamp = String(Math.floor(at / 1000));
  const key = secret.startsWith(ENCODED)
    ? Buffer.from(secret.slice(ENCODED.length), 'base64')
    : secret;
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
