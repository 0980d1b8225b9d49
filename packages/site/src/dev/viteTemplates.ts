import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import type { InlineConfig, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { pagesOf } from '../server/pages/pagesOf.ts';
import { type LoadTemplate, templateEntry } from '../server/pages/templateBuild.ts';
import { reloadAfterThemeChange } from './reloadAfterThemeChange.ts';

/**
 * Vite puts styles and its client into the page by itself, and talks to it by web socket. Only the
 * development server says so; every built page keeps the strict policy.
 */
const DEV_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: https:; connect-src 'self' ws:; base-uri 'none'; frame-ancestors 'none'";

/** First port for hot reload; each template takes the next that is free. */
const HMR_PORT = 24_700;

/**
 * Serves templates from their sources, with hot reload, instead of from their builds.
 *
 * @param config of Vite, over each template's own: where further sources are, for example
 */
export function viteTemplateLoader(
  templatesFolder: string,
  config: InlineConfig = {},
): LoadTemplate {
  const servers = new Map<string, Promise<ViteDevServer>>();
  return async (name) => {
    let starting = servers.get(name);
    if (starting === undefined) {
      starting = startVite(join(templatesFolder, name), HMR_PORT + servers.size * 20, config);
      servers.set(name, starting);
    }
    const vite = await starting;
    const environment = vite.environments.ssr as RunnableDevEnvironment;
    const build = (await environment.runner.import(
      'virtual:react-router/server-build',
    )) as ServerBuild;
    const entry = templateEntry(build);
    const handle = entry.createRequestHandler(build, 'development');
    return {
      name,
      theme: entry.theme,
      isVolatile: true,
      hasPage: pagesOf(build.routes),
      routeIds: new Set(Object.keys(build.routes)),
      serveFile: (request, response) => viteFile(vite, request, response),
      async handle(request, services) {
        const response = await handle(request, entry.provideServices(services));
        if (response.headers.has('content-security-policy')) {
          response.headers.set('content-security-policy', DEV_POLICY);
        }
        return response;
      },
    };
  };
}

async function startVite(
  root: string,
  firstPort: number,
  config: InlineConfig,
): Promise<ViteDevServer> {
  const { createServer, mergeConfig } = await import('vite');
  const own: InlineConfig = {
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    plugins: [reloadAfterThemeChange()],
    server: {
      middlewareMode: true,
      hmr: { port: await freePort(firstPort) },
      cors: false,
      allowedHosts: true,
    },
  };
  return createServer(mergeConfig(own, config));
}

/** Another development server of this machine may have the first. */
async function freePort(port: number): Promise<number> {
  const probe = createNetServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort(port + 1);
}

function viteFile(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(true));
    vite.middlewares(request, response, () => resolve(false));
  });
}
