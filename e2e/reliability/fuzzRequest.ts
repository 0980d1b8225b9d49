import fc from 'fast-check';
import { hardSlug } from '../support/hardVehicles.ts';
import { pageAddresses } from '../support/pageAddresses.ts';

const routes = fc.constantFrom(
  ...Object.values(pageAddresses),
  '/search/toyota',
  '/search/used-cars',
  '/search/suv/toyota',
  '/cars',
  `/cars/${hardSlug('bare')}`,
  `/cars/${hardSlug('sold')}`,
  `/cars/${hardSlug('hostile')}/enquire`,
  '/api/search',
  '/healthz',
  '/readyz',
  '/mcp',
  '/assets/x.js',
  '/theme-x.css',
  '/favicon.ico',
  '/demo-images/hero-forecourt-320.webp',
  '/__manifest',
  '/_root',
);

/** Printable and odd characters that an address may carry as they are. */
const odd = fc.string({
  unit: fc.constantFrom(
    ...'ab9/.-_~%&=+[]:;@!$\'()*,#?"<>^`{|}',
    '%00',
    '%2e',
    '%2f',
    '%0A',
    '%09',
    '%E2%80%A8',
    '%ff',
    '%F0',
  ),
  maxLength: 24,
});
const segment = fc.oneof(
  odd,
  fc.constantFrom('..', '.', '%2e%2e', 'constructor', '__proto__', '*'),
);
const path = fc.oneof(
  { weight: 6, arbitrary: routes },
  {
    weight: 4,
    arbitrary: routes.map((route) => (route === '/' ? '/_root.data' : `${route}.data`)),
  },
  { weight: 1, arbitrary: fc.tuple(routes, segment).map(([route, end]) => `${route}/${end}`) },
  {
    weight: 1,
    arbitrary: fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  },
);

const key = fc.constantFrom(
  'query',
  'page',
  'sortBy',
  'refinementList[make][0]',
  'refinementList[__proto__][0]',
  'refinementList[constructor][prototype]',
  'refinementList[make][999999999]',
  'refinementList[make',
  'menu[price_range]',
  'range[price]',
  'range[km]',
  'price_min',
  'price_max',
  '_routes',
  'index',
  '',
);
const value = fc.oneof(
  odd,
  fc.constantFrom(
    'Toyota',
    'NaN',
    '1e309',
    '-0',
    '-1',
    '0',
    '99999999999999999999',
    '%EF%BC%91%EF%BC%92',
    '1:2:3',
    '9:1',
    ':',
    '%ED%A0%80',
    'Car_production:price:asc',
    'x'.repeat(500),
    '%E2%80%AE',
  ),
);
const query = fc
  .array(fc.tuple(key, value), { maxLength: 6 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([k, v]) => `${k}=${v}`).join('&')}`));

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 5, arbitrary: fc.constant('POST') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'HEAD',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'QUERY',
    ),
  },
);

const site = fc.constantFrom('coolabarra', 'wattlebend', 'verrell-hyde', 'nobody');
const text = fc.string({
  unit: fc.constantFrom(...'a=&;%+"{}[]<\\\u00e9\u0000\r\n'),
  maxLength: 80,
});
const headerText = fc.string({ unit: fc.constantFrom(...'ab=;,%"/ :*é'), maxLength: 60 });
const headers = fc.record(
  {
    cookie: fc.oneof(
      headerText,
      fc.constantFrom(
        'fc_success=',
        `fc_success=${Buffer.from('{"category":[],"at":"x"}').toString('base64url')}`,
        `fc_success=${Buffer.from('{"category":"a","carId":"__proto__","at":1}').toString('base64url')}`,
        'fc_success=%%%',
        `a=${'b'.repeat(8_000)}`,
      ),
    ),
    accept: fc.constantFrom('*/*', 'text/html', 'application/json', ',,;q=', 'text/x-script'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'identity', '*', ';;', 'br;q=1e9'),
    'content-type': fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/x-www-form-urlencoded; charset=utf-7',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/json',
      'text/xml',
      'text/plain',
      '',
    ),
    'if-none-match': fc.constantFrom('*', 'W/"x"', '"', ''),
    range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9-1', 'lines=1'),
    referer: headerText,
    'x-forwarded-host': fc.constantFrom('evil.example', 'wattlebend.localhost'),
    'x-forwarded-proto': fc.constantFrom('https', 'javascript'),
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT'),
    'x-react-router-request': fc.constantFrom('yes', ''),
    'transfer-encoding': fc.constant('chunked'),
    'user-agent': fc.oneof(headerText, fc.constant('x'.repeat(4_000))),
  },
  { requiredKeys: [] },
);
/** Half of the posts come as from the site's own form, so that they reach what is behind the door. */
const isOwn = fc.boolean();
const body = fc.oneof(
  text,
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'form_key',
          'name',
          'last_name',
          'email',
          'phone',
          'postcode',
          'message',
          'dealership_slug',
          'location_id',
          'opt_in',
          '__proto__',
          'constructor',
        ),
        fc.oneof(text, fc.constantFrom('Ana', 'ana@example.com', '0412345678', '4000', 'on')),
      ),
      { maxLength: 14 },
    )
    .map((pairs) => new URLSearchParams(pairs).toString()),
);

/** Requests of every kind, sound and unsound. */
export const fuzzRequest = fc.record({ site, path, query, method, headers, isOwn, body });
export type FuzzRequest = typeof fuzzRequest extends fc.Arbitrary<infer Value> ? Value : never;
