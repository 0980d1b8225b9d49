import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '../demoServer.ts';
import { ask } from '../support/ask.ts';
import { inOwnFolder } from './ownFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each is told by a line of the log. */
async function beMalformed(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').resume();
  socket.end('HELLO\r\n\r\n');
  await once(socket, 'close');
}

async function untilServing(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    expect(child.exitCode, 'the server ended').toBeNull();
    const { status } = await ask({ site: 'coolabarra', path: '/healthz', port }).catch(() => ({
      status: 0,
    }));
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a log that nobody reads, or that finds its disk full, ends no serving', async () => {
  for (const place of ['a pipe', '/dev/full'] as const) {
    await inOwnFolder(async (dataFolder) => {
      const port = await freePort();
      const full = place === 'a pipe' ? null : openSync(place, 'w');
      const child = spawn(process.execPath, ['demo/start.ts'], {
        cwd: root,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          FORECOURT_DATA: dataFolder,
        },
        stdio: ['ignore', full ?? 'pipe', full ?? 'pipe'],
      });
      if (full !== null) closeSync(full);
      const exited = once(child, 'exit');
      // Who read it has gone, before the first line.
      child.stdout?.destroy();
      child.stderr?.destroy();
      await untilServing(port, child);
      for (let line = 0; line < 3; line += 1) await beMalformed(port);
      expect((await ask({ site: 'coolabarra', path: '/search', port })).status, place).toBe(200);
      child.kill('SIGTERM');
      expect(await exited, place).toEqual([0, null]);
    });
  }
});
