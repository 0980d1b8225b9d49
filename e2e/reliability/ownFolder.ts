import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startDemo } from '../demoServer.ts';

/** Works in a data folder of its own that holds the demo's stock, and removes it. */
export async function inOwnFolder<Result>(
  work: (dataFolder: string) => Promise<Result>,
): Promise<Result> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-e2e-'));
  try {
    const demo = await startDemo({ port: await freePort(), dataFolder });
    await demo.stop();
    return await work(dataFolder);
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
