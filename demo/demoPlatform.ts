import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What a provider of reviews would say of the fictional dealers, by their ids there. */
const ratings: Readonly<Record<string, { rating: number; stars: number }>> = {
  'verrell-hyde-sydney': { rating: 4.8, stars: 5 },
};

/** Cars that a register would know, by their plates. */
const plates: Readonly<Record<string, object>> = {
  'QLD 123ABC': { make: 'Toyota', model: 'Camry', badge: 'Ascent Sport', year: 2020 },
  'NSW BG12AB': { make: 'Mazda', model: 'CX-5', badge: 'Maxx Sport', year: 2019 },
};

/**
 * Stands in for the outside platform, so that what comes from it can be seen without one. It answers
 * on loopback alone, and ends with the process.
 *
 * @returns its address
 */
export async function demoPlatform(): Promise<string> {
  const server = createServer((request, response) => {
    void known(request).then((found) => {
      response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(found ?? {}));
    });
  });
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function known(request: IncomingMessage): Promise<object | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://platform.example');
  if (pathname === '/api/reviews/snap21') return ratings[searchParams.get('orgId') ?? ''];
  // It keeps nothing.
  if (pathname === '/api/miscellaneous') return { success: true };
  if (pathname !== '/api/rego-lookup') return undefined;
  const { rego, regoState } = (await json(request)) as Record<string, string>;
  return plates[`${regoState} ${rego}`];
}
