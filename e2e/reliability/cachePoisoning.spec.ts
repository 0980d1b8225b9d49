import { noteFigure } from '@forecourt/data/testing';
import { expect, test } from '@playwright/test';
import { ask, type Reply } from '../support/ask.ts';
import { askUntilLetIn } from '../support/askUntilLetIn.ts';

const SITE = 'coolabarra';
const OTHER = 'wattlebend.localhost';

/** Headers that a cache in front does not know a page by, and what somebody may put into them. */
const headers: readonly (readonly [name: string, value: string])[] = [
  ...[
    ...[
      'x-forwarded-host',
      'x-host',
      'x-forwarded-server',
      'x-original-host',
      'x-http-host-override',
    ],
    ...['x-forwarded-prefix', 'x-real-host', 'x-proxy-host', 'x-backend-host', 'x-wap-profile'],
    ...['x-http-destinationurl', 'x-arbitrary', 'proxy-host', 'request-uri', 'base-url'],
  ].map((name) => [name, OTHER] as const),
  ['forwarded', `host=${OTHER};proto=http;for=10.0.0.1`],
  ['via', `1.1 ${OTHER}`],
  ...['x-forwarded-scheme', 'x-forwarded-proto', 'x-url-scheme', 'front-end-https', 'x-scheme'].map(
    (name) => [name, 'ftp'] as const,
  ),
  ...['x-forwarded-port', 'x-port'].map((name) => [name, '1'] as const),
  ...[
    'x-original-url',
    'x-rewrite-url',
    'x-override-url',
    'x-forwarded-path',
    'x-envoy-original-path',
  ].map((name) => [name, '/nowhere'] as const),
  ...['x-http-method-override', 'x-http-method', 'x-method-override'].map(
    (name) => [name, 'POST'] as const,
  ),
  ['x-middleware-subrequest', 'middleware:middleware:middleware'],
  ['x-middleware-prefetch', '1'],
  ['x-middleware-rewrite', '/nowhere'],
  ['x-nextjs-data', '1'],
  ['next-router-prefetch', '1'],
  ['rsc', '1'],
  ['x-react-router-spa-mode', 'yes'],
  ['x-react-router-prerender-data', encodeURIComponent('[{"a":1}]')],
  ['x-react-router-data', 'yes'],
  ['x-remix-response', 'yes'],
  ['x-remix-replace', 'true'],
  ['x-inertia', 'true'],
  ['x-requested-with', 'XMLHttpRequest'],
  ['purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['sec-fetch-dest', 'script'],
  ['sec-fetch-mode', 'no-cors'],
  ['service-worker', 'script'],
  ['accept', 'application/json'],
  ['accept', 'text/x-script'],
  ['accept', `${'a/b,'.repeat(500)}*/*`],
  ['accept-language', 'fr-FR, *;q=0.1'],
  ['accept-charset', 'utf-16'],
  ['user-agent', '<script>alert(1)</script>'],
  ['referer', `http://${OTHER}/`],
  ['origin', `http://${OTHER}`],
  ['dnt', '1'],
  ['save-data', 'off'],
  ['range', 'bytes=0-10'],
  ['if-match', '"other"'],
  ['if-range', '"other"'],
  ['transfer-encoding-x', 'chunked'],
  ['cdn-loop', 'cache'],
  ['x-cache-key', 'other'],
  ['x-accel-redirect', '/etc/passwd'],
  ['x-sendfile', '/etc/passwd'],
  ['true-client-ip', '10.0.0.1'],
  ['cf-connecting-ip', '10.0.0.1'],
  ['content-type', 'application/json'],
];

/** What a cache keeps of an answer. */
function kept({ status, headers: own, text }: Reply) {
  return { status, type: own['content-type'], location: own.location, text };
}

test('R17-08: no header that a cache does not know a page by changes the page', async () => {
  const changed: string[] = [];
  for (const path of ['/search', '/', '/search/toyota']) {
    const clean = await askUntilLetIn({ site: SITE, path });
    for (const [name, value] of headers) {
      const { reply } = await askUntilLetIn({ site: SITE, path, headers: { [name]: value } });
      const isSame = JSON.stringify(kept(reply)) === JSON.stringify(kept(clean.reply));
      const isRefused = reply.status === 400 && reply.headers['cache-control'] === 'no-store';
      if (!isSame && !isRefused) changed.push(`${path} ${name}: ${value.slice(0, 40)}`);
    }
    const { reply } = await askUntilLetIn({ site: SITE, path });
    if (JSON.stringify(kept(reply)) !== JSON.stringify(kept(clean.reply))) changed.push(path);
  }
  noteFigure('G8', 'headers', headers.length);
  noteFigure('G8', 'changed', changed.length);
  expect(changed).toEqual([]);
});

test('R17-08: no answer that is an error is kept by a cache, and a body of a GET counts for nothing', async () => {
  const errors: [name: string, question: Parameters<typeof ask>[0]][] = [
    ['not found', { site: SITE, path: '/nowhere' }],
    ['no such vehicle', { site: SITE, path: '/cars/none' }],
    ['data of what is not there', { site: SITE, path: '/nowhere.data' }],
    ['no such file', { site: SITE, path: '/assets/none.js' }],
    ['cannot be read', { site: SITE, path: '/%' }],
    ['too long', { site: SITE, path: `/${'a'.repeat(9_000)}` }],
    ['not taken', { site: SITE, path: '/search', method: 'PUT' }],
    ['not of this site', { site: SITE, path: '/search', method: 'POST', body: 'a=b' }],
    ['no site', { site: 'nobody', path: '/' }],
    ['wrong host', { site: 'a@b', path: '/' }],
  ];
  const cacheable: string[] = [];
  for (const [name, question] of errors) {
    const { status, headers: own } = await ask(question);
    expect(status, name).toBeGreaterThanOrEqual(400);
    if (own['cache-control'] !== 'no-store') cacheable.push(`${name} ${own['cache-control']}`);
  }
  noteFigure('G8', 'cacheable errors', cacheable.length);
  expect(cacheable).toEqual([]);
  const clean = await askUntilLetIn({ site: SITE, path: '/search' });
  const body = 'page=2&query=nothing';
  const fat = await ask({
    ...{ site: SITE, path: '/search', body },
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    },
  });
  expect(kept(fat)).toEqual(kept(clean.reply));
});
