import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { listen } from '../http/listen.ts';
import type { MetricsSettings } from '../settings/metricsSettings.ts';

/** Seconds are enough for who asks, and it is one program. */
const SLOW_MS = 10_000;

/**
 * Tells what was counted at `GET /metrics`, on a port of its own: what a shopper reaches never does.
 *
 * @param refresh brings up to date what is read and not counted
 */
export async function serveMetrics(
  registry: Registry,
  { port, host }: MetricsSettings,
  refresh: () => Promise<void>,
): Promise<Server> {
  const server = createServer(
    { headersTimeout: SLOW_MS, requestTimeout: SLOW_MS },
    (request, response) => {
      const isAsked = request.url?.split('?')[0] === '/metrics';
      if (!isAsked || (request.method !== 'GET' && request.method !== 'HEAD')) {
        const [status, words] = isAsked ? [405, 'Read it.'] : [404, 'Ask /metrics.'];
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
        return void response.end(`${words}\n`);
      }
      refresh()
        .then(() => registry.metrics())
        .then(
          (text) => {
            response.writeHead(200, {
              'content-type': registry.contentType,
              'cache-control': 'no-store',
            });
            response.end(text);
          },
          () => void response.writeHead(500).end(),
        );
    },
  );
  await listen(server, port, {
    host,
    what: 'what is measured cannot be read',
    remedy:
      'choose another with FORECOURT_METRICS_PORT, or another address of this machine with FORECOURT_METRICS_HOST',
  });
  return server;
}
