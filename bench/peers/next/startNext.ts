import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../e2e/demoServer.ts';
import type { PageData } from '../listingData.ts';
import { type Peer, peerOf } from '../startPeer.ts';

const peers = join(import.meta.dirname, '..');
const SOURCES = [
  'listingData.ts',
  'parts.tsx',
  'instantsearch/Listing.tsx',
  'instantsearch/stubbedClient.ts',
];

/**
 * InstantSearch's page in Next.js, built and served by Next.js itself in a folder of its own: 400 MB
 * that no other command needs.
 *
 * @param folder where it is installed; the caller takes it away
 * @throws when the registry cannot be asked
 */
export async function startNext(folder: string, page: PageData): Promise<Peer> {
  for (const source of SOURCES) {
    await cp(join(peers, source), join(folder, 'peers', source));
  }
  for (const file of ['package.json', 'next.config.ts', 'tsconfig.json']) {
    await cp(join(import.meta.dirname, file), join(folder, file));
  }
  await mkdir(join(folder, 'pages'));
  // Next.js looks for pages at the root of its folder only, so what is imported lies elsewhere there.
  const text = await readFile(join(import.meta.dirname, 'page.tsx'), 'utf8');
  await writeFile(join(folder, 'pages/index.tsx'), text.replaceAll("'../", "'../peers/"));
  const file = join(folder, 'pages.json');
  await writeFile(file, JSON.stringify([page]));
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    PEER_DATA: file,
  };
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' });
  const next = join(folder, 'node_modules/next/dist/bin/next');
  execFileSync(process.execPath, [next, 'build'], { cwd: folder, env, stdio: 'pipe' });
  const port = await freePort();
  const child = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await answering(port, child.stdout, once(child, 'exit'));
  return peerOf(child, port);
}

/** Resolves when the server says that it is ready. */
async function answering(
  port: number,
  said: NodeJS.ReadableStream,
  exited: Promise<unknown>,
): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    said.on('data', (chunk: Buffer) => {
      if (/ready/i.test(String(chunk))) resolve();
    });
  });
  const isReady = await Promise.race([ready.then(() => true), exited.then(() => false)]);
  if (!isReady) throw new Error(`Next.js could not be started on port ${port}.`);
}
