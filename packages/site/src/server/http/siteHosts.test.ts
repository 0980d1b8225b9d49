import type { DealerSite } from '@forecourt/data';
import { describe, expect, test } from 'vitest';
import { siteHosts } from './siteHosts.ts';

function site(slug: string, hosts: string[], https = true): DealerSite {
  return { key: slug, config: { slug, hosts, https }, folder: '/' } as unknown as DealerSite;
}

function port() {
  return 3000;
}
const sites = [
  site('one', ['www.one.example', 'one.example']),
  site('two', ['two.example'], false),
  site('three', ['three.example:8443', 'three.example:9443']),
];

describe('exact hosts only, never a default dealer (R15-02)', () => {
  const find = siteHosts({ sites: () => sites, development: false, port });
  test.each([
    ['www.one.example', 'one'],
    ['WWW.One.Example', 'one'],
    ['one.example', 'one'],
    ['one.example:8443', 'one'],
    ['two.example', 'two'],
    ['two.example:65535', 'two'],
    ['three.example', 'three'],
  ])('%s', (host, slug) => {
    expect(find(host)?.site.config.slug).toBe(slug);
  });

  test.each([
    undefined,
    '',
    'example',
    'evil.example',
    'www.one.example.evil.example',
    'xone.example',
    'one.example.',
    '.one.example',
    'one.example:',
    'one.example:99999999',
    'one.example:65536',
    'one.example:-1',
    'one.example, two.example',
    'user@one.example',
    'one.example/two',
    'one.example#',
    'one.example?',
    'one.example\\',
    ' one.example',
    'one%2eexample',
    '[::1]',
    'one.localhost',
    'ｏne.example',
  ])('%j reaches nobody', (host) => {
    expect(find(host)).toBeNull();
  });

  test('the origin is built from configuration, not from the connection (R15-02)', () => {
    expect(find('www.one.example')?.origin).toBe('https://www.one.example');
  });

  test.each([
    ['two.example:81', 'http://two.example'],
    ['one.example:8443', 'https://one.example'],
    ['three.example', 'https://three.example:8443'],
    ['three.example:9443', 'https://three.example:9443'],
    ['three.example:1', 'https://three.example:8443'],
  ])('no port of a Host is repeated: %s is %s', (host, origin) => {
    expect(find(host)?.origin).toBe(origin);
  });
});

test('in development each site has <slug>.localhost, by http, on the port that is listened on', () => {
  const find = siteHosts({ sites: () => sites, development: true, port });
  expect(find('one.localhost:3000')?.origin).toBe('http://one.localhost:3000');
  expect(find('one.localhost:1')?.origin).toBe('http://one.localhost:3000');
  expect(find('one.localhost')?.origin).toBe('http://one.localhost:3000');
  expect(find('localhost:3000')).toBeNull();
  expect(find('a.one.localhost')).toBeNull();
  const onEighty = siteHosts({ sites: () => sites, development: true, port: () => 80 });
  expect(onEighty('one.localhost')?.origin).toBe('http://one.localhost');
});
