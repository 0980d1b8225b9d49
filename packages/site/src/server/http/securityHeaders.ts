import type { OutgoingHttpHeaders } from 'node:http';

/** Nothing may be loaded, framed or run: right for everything that is not a page. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** What every answer carries, whatever its status or type (R17-05). */
export function securityHeaders(https: boolean): OutgoingHttpHeaders {
  return {
    'cache-control': 'no-store',
    'content-security-policy': CLOSED_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(self), microphone=(), payment=(self), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
