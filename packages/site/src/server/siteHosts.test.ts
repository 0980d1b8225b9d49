import type { DealerSite } from '@forecourt/data';
import { describe, expect, test } from 'vitest';
import { siteHosts } from './siteHosts.ts';

function site(slug: string, hosts: string[], https = true): DealerSite {
  return { key: slug, config: { slug, hosts, https }, folder: '/' } as unknown as DealerSite;
}

const sites = [
  site('one', ['www.one.example', 'one.example']),
  site('two', ['two.example'], false),
];

describe('exact hosts only, never a default dealer (E2)', () => {
  const find = siteHosts({ sites, development: false });
  test.each([
    ['www.one.example', 'one'],
    ['WWW.One.Example', 'one'],
    ['one.example', 'one'],
    ['one.example:8443', 'one'],
    ['two.example', 'two'],
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

  test('the origin is built from configuration, not from the connection (M4)', () => {
    expect(find('www.one.example')?.origin).toBe('https://www.one.example');
    expect(find('two.example:81')?.origin).toBe('http://two.example:81');
  });
});

test('in development each site has <slug>.localhost, by http', () => {
  const find = siteHosts({ sites, development: true });
  expect(find('one.localhost:3000')?.origin).toBe('http://one.localhost:3000');
  expect(find('localhost:3000')).toBeNull();
  expect(find('a.one.localhost')).toBeNull();
});
