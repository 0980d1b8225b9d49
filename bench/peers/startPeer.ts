import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { PageData } from './listingData.ts';

export type PeerName = 'naive' | 'instantsearch';

export interface Peer {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

const builds: Record<PeerName, () => Promise<unknown>> = {
  naive: async () =>
    execFileSync('npx', ['react-router', 'build'], {
      cwd: join(import.meta.dirname, 'naive'),
      stdio: 'pipe',
    }),
  instantsearch: async () => {
    const root = join(import.meta.dirname, 'instantsearch');
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: { ssr: join(root, 'render.tsx'), outDir: join(root, 'build') },
    });
  },
};

/**
 * Builds a peer's page and serves it, with each of these contents, in a process of its own: the plain
 * page shows the one that its address numbers (`/?at=2`), the other the first.
 */
export async function startPeer(name: PeerName, pages: readonly PageData[]): Promise<Peer> {
  await builds[name]();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-peer-'));
  const file = join(folder, 'pages.json');
  await writeFile(file, JSON.stringify(pages));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), name], {
    env: { ...process.env, NODE_ENV: 'production', PEER_DATA: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const told = once(child.stdout, 'data').then(([line]) => Number(String(line)));
  const port = await Promise.race([told, exited.then(() => Number.NaN)]);
  if (Number.isNaN(port)) throw new Error(`The peer ${name} could not be started.`);
  return peerOf(child, port, () => rm(folder, { recursive: true }));
}

/**
 * A peer that a process serves.
 *
 * @param cleanUp what is to be done when the process has ended
 */
export function peerOf(
  child: ChildProcess,
  port: number,
  cleanUp: () => Promise<void> = async () => {},
): Peer {
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
      await cleanUp();
    },
  };
}
