import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The same modules are loaded hundreds of times; what they compile to is kept between. */
export const compileCache: string = join(tmpdir(), 'forecourt-e2e-compiled');

export interface DemoServer {
  port: number;
  process: ChildProcess;
  /** Everything the server wrote, for the search for what must not be there. */
  output(): string;
  /** Asks it to stop and waits. */
  stop(): Promise<void>;
  /** Ends it in the middle of whatever it does, and waits. */
  kill(): Promise<void>;
}

export interface DemoServerOptions {
  port: number;
  dataFolder: string;
  env?: Record<string, string>;
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}

/** Starts the demo as `npm start` does, and resolves when it answers. */
export async function startDemo({
  port,
  dataFolder,
  env = {},
}: DemoServerOptions): Promise<DemoServer> {
  const child = spawn(process.execPath, ['demo/start.ts', '--quiet'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      FORECOURT_DATA: dataFolder,
      // The tests stand for a load balancer: each says who its visitor is.
      FORECOURT_TRUSTED_PROXIES: '127.0.0.1, ::1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit');
  await untilReady(port, () => {
    if (child.exitCode === null) return;
    throw new Error(`The server ended with ${child.exitCode} before it answered.\n${output}`);
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
  };
  return {
    port,
    process: child,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

async function untilReady(port: number, check: () => void): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    check();
    const ready = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error(`The server did not answer on port ${port} within a minute.`);
}
