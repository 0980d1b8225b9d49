import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoStock } from '@forecourt/demo/stock';
import { settingsFrom } from '@forecourt/site/server';
import { ask } from '../../e2e/bytes/siteClient.ts';
import { freePort, startDemo } from '../../e2e/demoServer.ts';
import type { OverloadedSite } from './overload.ts';

const SITE = 'wattlebend';

/** Serves the demo's dealers from a folder of its own while `measure` asks one of them. */
export async function servedDemo<Result>(
  measure: (demo: OverloadedSite) => Promise<Result>,
): Promise<Result> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-overload-'));
  try {
    await loadDemoStock(settingsFrom({ ...process.env, FORECOURT_DATA: dataFolder }), () => {});
    const server = await startDemo({ port: await freePort(), dataFolder });
    try {
      const { body } = await ask(server.port, SITE, '/api/search');
      const [hit] = (JSON.parse(body.toString()) as { hits: { slug: string }[] }).hits;
      const pid = server.process.pid ?? 0;
      return await measure({ port: server.port, pid, site: SITE, vehicle: hit?.slug ?? '' });
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
