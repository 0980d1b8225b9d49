import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  createRelay,
  type DealerSite,
  fileDelivery,
  openEmbeddedStore,
  type RelayFault,
  sweepUnfinished,
} from '@forecourt/data';
import { createAdmission } from './http/admission.ts';
import { closeServer } from './http/closeServer.ts';
import { createLimiter } from './http/createLimiter.ts';
import { createFrontHandler, type QuickHandler } from './http/frontHandler.ts';
import { createHttpServer } from './http/httpServer.ts';
import { limits } from './http/limits.ts';
import { siteHosts } from './http/siteHosts.ts';
import { unknownHostAnswer } from './http/unknownHost.ts';
import type { Log, LogEntry } from './log/log.ts';
import { createAssetCache } from './pages/siteAssets.ts';
import { createSitePages } from './pages/sitePages.ts';
import { type LoadTemplate, templateLoader } from './pages/templateBuild.ts';
import { readySites } from './readySites.ts';
import type { TypesenseSettings } from './settings/typesenseSettings.ts';
import type { RemoteSearch } from './stock/remoteSearch.ts';
import { createStockCache } from './stock/siteStock.ts';
import { createStockFiles } from './stock/stockFiles.ts';

/** Longest attempt of a delivery: less than the ten seconds that a stop may take. */
const DELIVERY_MS = 8_000;
/** What is older cannot be another process's delivery under way. */
const OUTLIVED_MS = DELIVERY_MS * 2;

export interface StartServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** Folder of the store and of delivered leads. */
  dataFolder: string;
  sitesFolder: string;
  templatesFolder: string;
  /** Addresses and networks of load balancers whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[];
  /** Shows `<slug>.localhost`, and a list of sites on hosts without one. */
  development: boolean;
  /** Answers the searches of all sites; without it they are answered from memory. */
  typesense?: TypesenseSettings | null;
  /** Where templates come from; by default their builds. */
  loadTemplate?: LoadTemplate;
  /** Answers that come before pages, for example of an image service. */
  quick?: readonly QuickHandler[];
  /** Milliseconds in which requests are still taken after `stop`; 0 by default. */
  drainMs?: number;
  log: Log;
  now?: () => number;
}

export interface RunningServer {
  port: number;
  sites: readonly DealerSite[];
  /**
   * Says so at `/healthz`, answers what comes for a while yet, finishes the delivery under way,
   * closes the store.
   */
  stop(options?: { drainMs?: number }): Promise<void>;
}

/** The composition root of the dealer-site server: the one place that knows every adapter. */
export async function startServer(options: StartServerOptions): Promise<RunningServer> {
  const { log, now = Date.now, development } = options;
  const loadTemplate = options.loadTemplate ?? templateLoader(options.templatesFolder);
  const { sites, proxies } = await readySites(options, loadTemplate);
  const store = await openEmbeddedStore({ folder: options.dataFolder });
  const delivered = join(options.dataFolder, 'delivered');
  const relay = createRelay({
    outbox: store.outbox,
    delivery: fileDelivery({ folder: delivered }),
    now,
    random: Math.random,
    intervalMs: 5_000,
    timeoutMs: DELIVERY_MS,
    onError: (fault) => log(deliveryFault(fault)),
  });
  await sweepUnfinished({ folder: delivered }, now() - OUTLIVED_MS);
  const assets = createAssetCache(loadTemplate);
  const remote = await openRemote(options.typesense ?? null, { log, now });
  const stock = createStockCache(store.stock, remote);
  const stockFiles = createStockFiles({ stock, now });
  const pages = createSitePages({
    store,
    stock,
    stockFiles,
    assets,
    loadTemplate,
    now,
    leadStored: relay.wake,
    leads: createLimiter(limits.lead, now),
    proxies,
    log,
  });
  let connections = 0;
  let isStopping = false;
  const server = createHttpServer(
    createFrontHandler({
      findSite: siteHosts({ sites, development, port: () => portOf(server) ?? options.port }),
      admission: createAdmission({ connections: () => connections }),
      quick: [assets.serve, stockFiles.serve, ...(options.quick ?? []), pages.files, pages.cached],
      page: pages.page,
      unknownHost: unknownHostAnswer(sites, development),
      isStopping: () => isStopping,
      log,
    }),
    log,
  );
  server.on('connection', () => {
    connections += 1;
  });
  await listen(server, options.port).catch(async (error: unknown) => {
    await relay.stop();
    await store.close();
    throw error;
  });
  const port = portOf(server) ?? options.port;
  log({
    event: 'started',
    detail: `${sites.length} ${sites.length === 1 ? 'site' : 'sites'} on port ${port}`,
  });
  return {
    port,
    sites,
    async stop({ drainMs = options.drainMs ?? 0 } = {}) {
      isStopping = true;
      // What is stored from here on is delivered after the next start.
      await Promise.all([closeServer(server, drainMs), relay.stop()]);
      await store.close();
      log({ event: 'stopped' });
    },
  };
}

function portOf(server: Server): number | null {
  return (server.address() as AddressInfo | null)?.port ?? null;
}

async function listen(server: Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, resolve);
  try {
    await promise;
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new Error(
      taken
        ? `Port ${port} is in use, so the sites cannot be reached there. Stop what uses it, or choose another with --port or PORT.`
        : `The server cannot listen on port ${port}, so no site can be reached. Choose another with --port or PORT.`,
      { cause: error },
    );
  }
}

function deliveryFault({ site, attempts, parked }: RelayFault): LogEntry {
  const detail = `attempt ${attempts}${parked ? ', parked: a person must look at it' : ''}`;
  return { event: 'delivery_failed', detail, ...(site !== null && { site }) };
}

/** Servers that search within themselves never load Typesense's client. */
async function openRemote(
  settings: TypesenseSettings | null,
  tools: { log: Log; now(): number },
): Promise<RemoteSearch | null> {
  if (settings === null) return null;
  const { typesenseSearch } = await import('./stock/remoteSearch.ts');
  return typesenseSearch(settings, tools);
}
