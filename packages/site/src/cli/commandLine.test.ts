// The command as a person runs it: the built file, in a process of its own.
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STOCK_FIELD_NAMES } from '@forecourt/data';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, runCli } from './runCli.ts';

const FILE = 'packages/site/bin/forecourt.mjs';
const { version } = JSON.parse(await readFile('packages/site/package.json', 'utf8'));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-line-'));
});
afterEach(() => rm(root, { recursive: true }));

/** In a world where nothing works: no site, no template, no port. */
function spawned(...argv: string[]) {
  const env = {
    ...process.env,
    PORT: 'none',
    FORECOURT_DATA: join(root, 'data'),
    FORECOURT_SITES: join(root, 'sites'),
    FORECOURT_TEMPLATES: join(root, 'templates'),
  };
  return new Promise<{ status: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [FILE, ...argv], { env, timeout: 120_000 }, (error, out, err) =>
      resolve({ status: error === null ? 0 : error.code, out, err }),
    );
  });
}

/** In this process, where whatever reads the settings fails. */
async function called(...argv: string[]) {
  let out = '';
  let err = '';
  const status = await runCli(argv, {
    get settings(): never {
      throw new Error('The settings were read.');
    },
    stdout: (text) => (out += text),
    stderr: (text) => (err += text),
  });
  return { status, out, err };
}

describe.each(commands.map((command) => [command.name, command] as const))('%s', (name, row) => {
  test('tells its help, from its row of the table, and does nothing', async () => {
    const { status, out, err } = await spawned(name, '--help');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const option of Object.keys({ ...row.options, help: 0, version: 0 })) {
      expect(out).toContain(`--${option}`);
    }
    for (const [code, says] of Object.entries(row.statuses)) {
      expect(out).toContain(`${code}  ${says}`);
    }
    expect(await readdir(root)).toEqual([]);
    expect(await called(name, 'x', '--strange', '-h')).toEqual({ status, out, err });
    expect(await called('help', name)).toEqual({ status, out, err });
  });

  test('tells the version, and does nothing', async () => {
    expect(await called(name, '--version')).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });

  test('refuses an option it does not have, and does nothing', async () => {
    const { status, out, err } = await called(name, '--hlep');
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(`forecourt ${name} has no option --hlep, so nothing was done.`);
    expect(err).toContain('Did you mean --help?');
  });
});

test.each([
  ['import', 'stock.csv', '--site=one', '--site', 'two'],
  ['import', 'stock.csv', '--site', 'one', '--report', 'a.txt', '--report', 'b.txt'],
  ['start', '--port', '1', '--port=2'],
])('an option that is given twice does nothing: %s %s', async (...argv) => {
  const { status, out, err } = await called(...argv);
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toMatch(
    /^--(?:site|report|port) is given twice, .* nothing was done\. Give it once\./,
  );
});

test('the help of import names every field of a column map, on lines that fit', async () => {
  const { out } = await called('import', '--help');
  const [, fields = ''] = out.split('Fields for --map:\n');
  expect(fields.match(/[A-Za-z]+/g)).toEqual([...STOCK_FIELD_NAMES]);
  for (const line of fields.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test.each([[[]], [['--help']], [['-h']], [['help']]])('forecourt %j is its help', async (argv) => {
  const { status, out, err } = await called(...argv);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  for (const { name, summary } of commands) {
    expect(out).toMatch(`${name} `);
    expect(out).toContain(`  ${summary}`);
  }
  expect(out).toContain('Exit status: 0 done, 1 nothing was done');
});

test('the built command: its help, its version, a command it does not have', async () => {
  expect(await spawned('--help')).toEqual(await called('--help'));
  expect(await spawned('--version')).toEqual({ status: 0, out: `${version}\n`, err: '' });
  expect(await spawned('chekc')).toMatchObject({
    status: 1,
    out: '',
    err: expect.stringContaining('Did you mean check?'),
  });
});

test('with too old a Node it says which it needs, which it found and where', async () => {
  const old =
    "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})";
  const { engines } = JSON.parse(await readFile('packages/site/package.json', 'utf8'));
  const args = ['--import', `data:text/javascript,${old}`, FILE, 'sites'];
  const { code, out, err } = await new Promise<Record<string, unknown>>((resolve) => {
    execFile(process.execPath, args, { timeout: 120_000 }, (error, stdout, stderr) =>
      resolve({ code: error?.code, out: stdout, err: stderr }),
    );
  });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(
    `Forecourt needs Node ${engines.node}, and this is Node 20.20.2 (${process.execPath}), so nothing was done.`,
  );
  expect(err).toMatch(
    /npm has brought Node [\d.]+ \(.+node_modules.node.bin.node\): run npx forecourt/,
  );
});

test('start --port listens there, whatever PORT says, and prints where each site is', async () => {
  const child = spawn(process.execPath, [FILE, 'start', '--port', '0'], {
    env: { ...process.env, PORT: '1', FORECOURT_DATA: join(root, 'data') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    let out = '';
    for await (const text of child.stdout) {
      out += text;
      // A busy machine hands it over in parts.
      if (out.split(/localhost:\d+\n/).length > 3) break;
    }
    const port = /on port (\d+)/.exec(out)?.[1];
    expect(Number(port)).toBeGreaterThan(1);
    for (const slug of ['wattlebend', 'coolabarra', 'verrell-hyde']) {
      expect(out).toContain(`http://${slug}.localhost:${port}\n`);
    }
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
});
