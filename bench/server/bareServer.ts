import { spawn } from 'node:child_process';
import { once } from 'node:events';

const SCRIPT = `
  const server = require('node:http').createServer((_, response) => response.end('ok'));
  server.listen(0, () => console.log(server.address().port));
`;

/** A server that only says ok, in a process of its own: what a figure of this machine is at least. */
export async function startBare(): Promise<{ port: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--eval', SCRIPT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(String(port)),
    async stop() {
      child.kill();
      await exited;
    },
  };
}
