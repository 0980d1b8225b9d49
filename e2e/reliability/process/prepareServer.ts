import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { templateNames } from '../../../demo/dealers.ts';
import { compileCache } from '../../demoServer.ts';
import type { FromServer, ServeOptions } from './messages.ts';

export interface PreparedServer {
  /** Opens the store and listens; resolves to the port. */
  serve(): Promise<number>;
  /** SIGKILL: no handler, no flush, no goodbye. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to the exit status. */
  stop(): Promise<number | null>;
  output(): string;
}

export interface PrepareOptions extends Partial<ServeOptions> {
  dataFolder: string;
  /** A program and its arguments that run the server, for example a tracer. */
  under?: readonly string[];
}

const script = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** A server process with everything loaded and nothing opened. */
export async function prepareServer({
  under = [],
  port = 0,
  dataFolder,
  unsafe = false,
  drainMs = 0,
  templates = templateNames,
  env = {},
  startsAt = null,
}: PrepareOptions): Promise<PreparedServer> {
  const options: ServeOptions = { port, dataFolder, unsafe, drainMs, templates, env, startsAt };
  const [program, ...args] = [...under, process.execPath, script, JSON.stringify(options)];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache },
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit');
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const next = () => nextMessage(child, exited, () => output);

  const loaded = await next();
  if (!('pid' in loaded)) throw new Error('The server did not say its process.');
  const signal = (name: NodeJS.Signals) => {
    if (!isGone()) process.kill(loaded.pid, name);
  };
  return {
    async serve() {
      const listening = next();
      child.send({ serve: true });
      const message = await listening;
      if (!('port' in message)) throw new Error('The server did not say its port.');
      return message.port;
    },
    async kill() {
      signal('SIGKILL');
      await exited;
    },
    async stop() {
      signal('SIGTERM');
      const [code] = (await exited) as [number | null];
      return code;
    },
    output: () => output,
  };
}

async function nextMessage(
  child: ChildProcess,
  exited: Promise<unknown>,
  output: () => string,
): Promise<FromServer> {
  const ended = exited.then(() => {
    throw new Error(`The server ended before it was ready.\n${output()}`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [FromServer];
  return message;
}
