import { expect } from '@playwright/test';
import type { Reply } from '../support/ask.ts';

/** On every answer, whatever its status or type (R17-05). */
export const HEADERS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /default-src 'none'/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|same-origin)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cache-control': /./,
};

const LEAKS = /\n\s+at .+:\d+:\d+|node_modules|\/(?:home|root|tmp|work|usr|var)\/\w|file:\/\//;

/** No failure, the whole header set, an error that nobody stores, and nothing of the machine. */
export function faultsOf({ status, headers, text }: Reply): string[] {
  const faults = Object.entries(HEADERS)
    .filter(([name, value]) => !value.test(String(headers[name] ?? '')))
    .map(([name]) => `${name} is ${String(headers[name])}`);
  if (status >= 500 || status < 200) faults.push(`status ${status}`);
  if (status >= 400 && headers['cache-control'] !== 'no-store') faults.push('an error is stored');
  if (headers.server !== undefined || headers['x-powered-by'] !== undefined)
    faults.push('a banner');
  const leak = LEAKS.exec(text);
  if (leak !== null) faults.push(`leaks ${text.slice(leak.index, leak.index + 80)}`);
  return faults;
}

export function expectSound(reply: Reply, what: string): void {
  expect(faultsOf(reply), what).toEqual([]);
}
