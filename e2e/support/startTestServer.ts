import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startDemo } from '../demoServer.ts';
import { dealerOf, sitesFolder, writeCopies } from './dealers.ts';
import { addHardVehicles } from './hardVehicles.ts';

/** One demo server for the whole run, with a data folder that is gone afterwards. */
export default async function startTestServer(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-e2e-'));
  await writeCopies();
  const server = await startDemo({
    port: await freePort(),
    dataFolder,
    // A busy machine makes pages late. What a server does then is tested with servers of their own.
    env: { FORECOURT_SITES: sitesFolder, FORECOURT_PAGE_WAIT_MS: '20000' },
  });
  for (const site of Object.values(dealerOf)) {
    await addHardVehicles(site, dataFolder);
  }
  process.env.FORECOURT_E2E_PORT = String(server.port);
  process.env.FORECOURT_E2E_DATA = dataFolder;
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
