import { parseSiteConfig } from '@forecourt/data';
import { expect, test } from 'vitest';
import { documentPolicy } from './documentPolicy.ts';
import { policyHosts } from './policyHosts.ts';

function directives(policy: string) {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('only own files, the scripts of the page by hash, and the pictures’ hosts (R17-04)', () => {
  const policy = directives(
    documentPolicy({ scriptHashes: ['sha256-abc='], imageHosts: ['img.example'] }),
  );
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-abc='"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https://img.example'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
});

test('a map and booking forms may be shown of the hosts that the configuration names, and of no other', () => {
  const config = parseSiteConfig(
    'site.json',
    {
      slug: 's',
      template: 't',
      name: 'N',
      imageHosts: ['img.example'],
      map: {
        tileUrl: 'https://tiles.example:8443/{z}/{x}/{y}.png?key={key}',
        key: 'abc',
        attribution: { label: 'Makers', href: 'https://makers.example/terms' },
      },
      locations: [
        {
          id: 'l',
          slug: 'l',
          name: 'L',
          frames: ['https://book.example/a', 'https://book.example/b', '/book'].map((url) => ({
            title: 'Book',
            url,
          })),
        },
      ],
    },
    {},
  );
  const policy = directives(documentPolicy({ scriptHashes: [], ...policyHosts(config) }));
  expect(policy['img-src']).toEqual([
    "'self'",
    'https://img.example',
    'https://tiles.example:8443',
  ]);
  expect(policy['frame-src']).toEqual(['https://book.example', "'self'"]);
});

test('nothing inline, nothing evaluated, no other host (R17-04)', () => {
  const sources = Object.values(
    directives(documentPolicy({ scriptHashes: [], imageHosts: [] })),
  ).flat();
  expect([...new Set(sources)].toSorted()).toEqual(["'none'", "'script'", "'self'"]);
});
