import { expect, test } from 'vitest';
import { documentPolicy } from './documentPolicy.ts';

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

test('nothing inline, nothing evaluated, no other host (R17-04)', () => {
  const sources = Object.values(
    directives(documentPolicy({ scriptHashes: [], imageHosts: [] })),
  ).flat();
  expect([...new Set(sources)].toSorted()).toEqual(["'none'", "'script'", "'self'"]);
});
