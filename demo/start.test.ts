// The demo as a person starts it: the last command of `npm start`, in a process of its own.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-demo-'));
});
afterEach(() => rm(folder, { recursive: true }));

function run(...args: string[]) {
  const env = { ...process.env, PORT: '1', FORECOURT_DATA: join(folder, 'data') };
  return new Promise<{ status: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, ['demo/start.ts', ...args], { env }, (error, out, err) =>
      resolve({ status: error === null ? 0 : error.code, out, err }),
    );
  });
}

test.each(['start', 'dev'])('npm gives what stands behind `npm run %s --` to the demo', (name) => {
  expect(scripts[name]).toMatch(/ node demo\/start\.ts(?: --dev)?$/);
});

test.each([
  [['--prot', '3005'], 'has no option --prot, so nothing was done. Did you mean --port?'],
  [['--port'], '--port stands without its value, so nothing was done. Write --port <number>.'],
  [['--port', 'x'], '--port is "x", so there is nowhere to listen.'],
  [['--quiet=yes'], '--quiet takes no value'],
  [['3005'], 'does not know what "3005" is for, so nothing was done.'],
])(
  '%j is refused, and nothing is loaded',
  async (args, text) => {
    const { status, out, err } = await run(...args);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(text);
    expect(await readdir(folder)).toEqual([]);
  },
  30_000,
);

test('--help tells its options, and nothing is loaded', async () => {
  const { status, out, err } = await run('--help');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  for (const option of ['--port <number>', '--quiet', '--dev']) expect(out).toContain(option);
  expect(await readdir(folder)).toEqual([]);
}, 30_000);

test('--port listens there, whatever PORT says, and tells each address', async () => {
  const child = spawn(process.execPath, ['demo/start.ts', '--port', '0'], {
    env: { ...process.env, PORT: '1', FORECOURT_DATA: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    let out = '';
    for await (const text of child.stdout) {
      out += text;
      if (out.includes('Stop it')) break;
    }
    const port = /running: http:\/\/localhost:(\d+)\n/.exec(out)?.[1];
    expect(Number(port)).toBeGreaterThan(1);
    expect(out).toMatch(new RegExp(` http://\\S+\\.localhost:${port}\\n`));
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
}, 60_000);
