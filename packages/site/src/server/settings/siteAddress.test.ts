import { expect, test } from 'vitest';
import { siteAddress } from './siteAddress.ts';

const site = { slug: 'one', hosts: ['www.one.example:8443', 'one.example'], https: true };

test('on this machine in development, by the first host in production', () => {
  expect(siteAddress(site, true, 3000)).toBe('http://one.localhost:3000');
  expect(siteAddress(site, true, 80)).toBe('http://one.localhost');
  expect(siteAddress(site, false, 3000)).toBe('https://www.one.example:8443');
  expect(siteAddress({ ...site, https: false }, false, 3000)).toBe('http://www.one.example:8443');
  expect(siteAddress({ ...site, hosts: [] }, false, 3000)).toBeNull();
});
