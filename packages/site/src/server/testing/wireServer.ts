import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { wireframe } from '@forecourt/ui/theme';
import type { SiteFolder } from '../../testing/siteFolder.ts';
import type { TemplateBuild } from '../pages/templateBuild.ts';
import type { RunningServer, StartServerOptions } from '../serverOptions.ts';
import { startServer } from '../startServer.ts';

/** A server in development whose sites have the template `wire`, which has what the test gives it. */
export function startWire(
  { folders }: Pick<SiteFolder, 'folders'>,
  template: Pick<TemplateBuild, 'handle'> & Partial<TemplateBuild>,
  options: Partial<StartServerOptions> = {},
): Promise<RunningServer> {
  return startServer({
    ...folders,
    port: 0,
    development: true,
    log: () => undefined,
    loadTemplate: async (name) => ({
      name,
      theme: wireframe,
      isVolatile: false,
      routeIds: new Set(['named']),
      hasPage: () => true,
      serveFile: async () => false,
      ...template,
    }),
    ...options,
  });
}

/** Asks by a name that no resolver must know, which `fetch` would not have. */
export function askWire(
  { port }: RunningServer,
  path: string,
  {
    headers,
    body,
    ...options
  }: Pick<RequestOptions, 'method' | 'headers'> & { body?: string } = {},
  site = 'one',
): Promise<{ status: number; text: string; headers: IncomingHttpHeaders }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof askWire>>>();
  const to = { host: '127.0.0.1', port, path, agent: false, ...options };
  request({ ...to, headers: { host: `${site}.localhost:${port}`, ...headers } }, (reply) => {
    const { statusCode: status = 0 } = reply;
    const said = (parts: unknown[]) => ({ status, text: parts.join(''), headers: reply.headers });
    reply.toArray().then((parts) => resolve(said(parts)), reject);
  })
    .on('error', reject)
    .end(body);
  return promise;
}
