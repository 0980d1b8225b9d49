import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadSites, openEmbeddedStore } from '@forecourt/data';
import { freePort } from '../../e2e/demoServer.ts';
import { feedOf, importFeed } from './storedStock.ts';

const root = join(import.meta.dirname, '../..');

export interface MadeDealer {
  slug: string;
  vehicles: number;
  /** Further keys of its configuration. */
  config?: Readonly<Record<string, unknown>>;
}

/** Folders of dealers that nobody designed: a name, a template, vehicles. */
export async function makeDealers(folder: string, dealers: readonly MadeDealer[]): Promise<void> {
  const sitesFolder = join(folder, 'sites');
  for (const { slug, config: own } of dealers) {
    await mkdir(join(sitesFolder, slug), { recursive: true });
    const location = {
      id: `l-${slug}`,
      slug: 'yard',
      name: `${slug} yard`,
      phone: '(07) 5550 0100',
    };
    const config = {
      slug,
      template: 'classic',
      name: `Dealer ${slug}`,
      hosts: [`${slug}.example`],
      locations: [location],
      ...own,
    };
    await writeFile(join(sitesFolder, slug, 'site.json'), JSON.stringify(config));
  }
  const store = await openEmbeddedStore({ folder: join(folder, 'data') });
  const feeds = new Map<number, string>();
  try {
    const sites = await loadSites({ sitesFolder, templatesFolder: join(root, 'templates') });
    for (const { key, config } of sites) {
      const size = dealers.find(({ slug }) => slug === config.slug)?.vehicles ?? 0;
      const feed = feeds.get(size) ?? feedOf(size);
      feeds.set(size, feed);
      await importFeed(store, key, folder, feed);
    }
  } finally {
    await store.close();
  }
}

export interface OwnServer {
  port: number;
  pid: number;
  /** From its start to its first answer, seconds. */
  startSeconds: number;
  /** Resident memory, megabytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** `forecourt start` over such a folder, with further settings. */
export async function startOwnServer(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const port = await freePort();
  const begun = performance.now();
  // By its first line, as `npx forecourt start` does: that sets flags of the runtime.
  const child = spawn(join(root, 'packages/site/bin/forecourt.mjs'), ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      NODE_ENV: 'production',
      PORT: String(port),
      FORECOURT_DATA: join(folder, 'data'),
      FORECOURT_SITES: join(folder, 'sites'),
      ...settings,
    },
    stdio: 'ignore',
  });
  await untilHealthy(port, child);
  return {
    port,
    pid: child.pid ?? 0,
    startSeconds: (performance.now() - begun) / 1000,
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function untilHealthy(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const ok = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
