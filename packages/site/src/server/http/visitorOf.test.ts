import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { trustedProxies, visitorOf } from './visitorOf.ts';

const proxies = trustedProxies(['10.0.0.0/8', '::1', '2001:db8:ffff::/48']);

function asked(remoteAddress: string | undefined, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return visitorOf({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, proxies);
}

describe('visitorOf (R17-11)', () => {
  test.each([
    ['the connection', '203.0.113.7', undefined, '203.0.113.7'],
    ['IPv4 in IPv6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['not what a stranger forwards', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['what our proxy forwards', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['our proxy in IPv6', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['the nearest stranger of a forged chain', '10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['through two of our proxies', '::1', '1.1.1.1, 198.51.100.1, 10.0.0.9', '198.51.100.1'],
    ['a proxy that says nothing', '10.1.2.3', undefined, '10.1.2.3'],
    ['a proxy that says nonsense', '10.1.2.3', 'unknown', '10.1.2.3'],
    ['the /64 of IPv6', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['the same host elsewhere in it', '2001:DB8:1:2::9', undefined, '2001:db8:1:2::/64'],
    ['another /64', '2001:db8:1:3::9', undefined, '2001:db8:1:3::/64'],
    ['a zone is no part of it', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
    ['a proxy of a network', '2001:db8:ffff::5', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['a connection that is gone', undefined, undefined, 'unknown'],
  ])('%s', (_, remote, forwarded, visitor) => {
    expect(asked(remote, forwarded)).toBe(visitor);
  });

  test.each(['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x', ''])('refuses %j', (entry) => {
    expect(() => trustedProxies([entry])).toThrow('FORECOURT_TRUSTED_PROXIES');
  });
});
