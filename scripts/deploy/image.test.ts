import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as consume } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildImage, type Image } from './image.ts';

const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));
const HOST = 'www.coolabarra.example';
/** The user `node` of the base image. */
const NODE_USER = 1000;
const isRoot = process.getuid?.() === 0;

const VISITOR = {
  name: 'Ana',
  last_name: 'Nguyen',
  email: 'ana@example.com',
  phone: '0412 345 678',
  postcode: '2830',
  message: 'Is the yard open on Sunday?',
};

/** Servers that a failed test may have left. */
const running: ChildProcess[] = [];
let at: string;
let image: Image;
let env: Record<string, string>;
let port: number;

/** A path of the image, where it stands here. */
function here(path: string): string {
  return path.startsWith('/') ? join(image.root, path) : path;
}

beforeAll(async () => {
  // Beside the checkout's packages, so that files can be the same ones, and open to another user.
  at = await mkdtemp(join(tmpdir(), 'forecourt-image-'));
  await chmod(at, 0o755);
  image = buildImage(CHECKOUT, at);
  port = await freePort();
  env = {
    // The image's own Node is in its PATH; here it is npm's.
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    HOME: isRoot ? '/nonexistent' : homedir(),
    PORT: String(port),
    ...Object.fromEntries(Object.entries(image.env).map(([name, value]) => [name, here(value)])),
  };
  await cp(join(CHECKOUT, 'demo/sites/coolabarra'), join(here('/sites'), 'coolabarra'), {
    recursive: true,
  });
  if (isRoot) await chown(here('/data'), NODE_USER, NODE_USER);
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(at, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function options(more: Record<string, string> = {}) {
  return {
    cwd: here(image.workdir),
    env: { ...env, ...more },
    ...(isRoot && { uid: NODE_USER, gid: NODE_USER }),
  };
}

function entry(...args: string[]): [string, string[]] {
  const [program = '', ...first] = image.entrypoint;
  return [here(program), [...first, ...args]];
}

async function runs(args: string[], input = ''): Promise<{ status: unknown; out: string }> {
  return new Promise((resolve) => {
    const child = execFile(...entry(...args), options(), (error, out, err) =>
      resolve({ status: error === null ? 0 : error.code, out: out + err }),
    );
    child.stdin?.end(input);
  });
}

async function starts(more: Record<string, string> = {}) {
  const child = spawn(...entry(...image.command), {
    ...options(more),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  await expect
    .poll(() => isOver || said.includes('Serving 1 site'), { timeout: 60_000, interval: 100 })
    .toBe(true);
  expect(said).toContain('Serving 1 site');
  return { child, ended, said: () => said };
}

/** The site as its proxy asks it; a body is posted as a form. */
function ask(path: string, body?: string) {
  const headers = {
    host: HOST,
    ...(body !== undefined && {
      origin: `https://${HOST}`,
      'content-type': 'application/x-www-form-urlencoded',
    }),
  };
  return new Promise<{ status: number | undefined; location: string | undefined; text: string }>(
    (resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
        const { statusCode: status, headers: got } = reply;
        consume(reply).then((text) => resolve({ status, location: got.location, text }), reject);
      });
      sent.on('error', reject).end(body);
    },
  );
}

/** What a form holds before anybody types: hidden fields and the first choice of each list. */
function drawn(html: string): [string, string][] {
  const [form = ''] = /<form[^>]* method="post"[\s\S]*?<\/form>/.exec(html) ?? [];
  const hidden = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  const lists = form.matchAll(/<select[^>]*name="(\w+)"[\s\S]*?<option value="([^"]+)"/g);
  return [...hidden, ...lists].map(([, name = '', value = '']) => [name, value]);
}

async function healthy(): Promise<number | null> {
  const [program = '', ...args] = image.healthcheck.map((word) =>
    word.replace(':3000/', `:${port}/`),
  );
  const child: ChildProcess = spawn(program, args, options());
  return new Promise((resolve) => child.on('close', resolve));
}

test('its program is what servers need, and nothing that built or tested it (R19-07)', async () => {
  const had = await readdir(here('/app/node_modules'));
  expect(had).toContain('react-router');
  for (const tool of [
    'typescript',
    'turbo',
    'vite',
    'vitest',
    'playwright',
    'storybook',
    'esbuild',
  ])
    expect(had, tool).not.toContain(tool);
  expect(await readdir(here('/app'))).toEqual([
    'deploy',
    'node_modules',
    'package.json',
    'packages',
    'templates',
  ]);
  expect(await readdir(here('/app/packages/site'))).not.toContain('src');
  expect(image.user).toBe('node');
});

test('it takes stock, serves, keeps a lead, copies its store and stops when it is told', async () => {
  expect(await healthy()).toBe(1);
  const stock = await readFile(join(here('/sites'), 'coolabarra/stock.ndjson'), 'utf8');
  expect(await runs(['import', '-', '--site', 'coolabarra'], stock)).toEqual({
    status: 0,
    out: expect.stringContaining('Imported the stock of coolabarra'),
  });
  const { child, ended } = await starts();
  expect(await healthy()).toBe(0);
  const form = await ask('/contact');
  const body = new URLSearchParams([...drawn(form.text), ...Object.entries(VISITOR)]);
  const sent = await ask('/contact', body.toString());
  expect(sent).toMatchObject({ status: 303, location: expect.stringContaining('/success') });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await runs(['backup', '--to', join(here('/data'), 'copy')])).toMatchObject({ status: 0 });
  expect(await readdir(join(here('/data'), 'copy'))).toContain('manifest.json');
  expect(await runs(['leads', 'list', '--site', 'coolabarra'])).toMatchObject({
    status: 0,
    out: expect.stringContaining(VISITOR.email),
  });
});

test('a backup is made beside the older ones, which are thinned out', async () => {
  const backups = here('/backups');
  const at = (hours: number, minute: number) => {
    const when = new Date(Date.now() - hours * 3_600_000);
    return nameOf(when.setUTCMinutes(minute, 0, 0));
  };
  const dayAt = (days: number, hour: number) => {
    const when = new Date(Date.now() - days * 86_400_000);
    return nameOf(when.setUTCHours(hour, 0, 0, 0));
  };
  const stay = [at(1, 10), at(1, 15), at(9, 10), at(10, 5), dayAt(5, 3), dayAt(29, 1)];
  const go = [
    at(9, 15),
    at(9, 50),
    at(10, 6),
    dayAt(5, 9),
    dayAt(5, 22),
    dayAt(40, 3),
    dayAt(400, 3),
  ];
  const half = `${at(3, 5)}.unfinished`;
  for (const name of [...stay, ...go, half, 'a-folder-of-somebody']) {
    await mkdir(join(backups, name), { recursive: true });
    await writeFile(join(backups, name, 'manifest.json'), '{}');
  }
  if (isRoot)
    for (const name of await readdir(backups))
      await chown(join(backups, name), NODE_USER, NODE_USER);
  if (isRoot) await chown(backups, NODE_USER, NODE_USER);
  const { status, out } = await new Promise<{ status: unknown; out: string }>((resolve) => {
    execFile(
      here('/app/deploy/backup'),
      options({ FORECOURT_BACKUPS: backups }),
      (error, stdout, stderr) =>
        resolve({ status: error === null ? 0 : error.code, out: stdout + stderr }),
    );
  });
  expect({ status, out }).toMatchObject({ status: 0 });
  const left = await readdir(backups);
  expect(go.filter((name) => left.includes(name))).toEqual([]);
  expect(stay.filter((name) => !left.includes(name))).toEqual([]);
  expect(left).not.toContain(half);
  expect(left).toContain('a-folder-of-somebody');
  const [made = ''] = left.filter(
    (name) => !stay.includes(name) && name !== 'a-folder-of-somebody',
  );
  expect(await readdir(join(backups, made))).toContain('manifest.json');
});

/** As deploy/backup names what it makes at that moment. */
function nameOf(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

test('a server of it reads and writes what it must, and can do no more (R19-07)', async () => {
  const result = here('/data/forecourt/probe.json');
  await mkdir(dirname(result), { recursive: true });
  await writeFile(
    join(here('/data/forecourt'), 'probe.mjs'),
    `import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
const tried = (act) => { try { act(); return 'done'; } catch (error) { return error.code; } };
writeFileSync(${JSON.stringify(result)}, JSON.stringify({
  readsPasswords: tried(() => readFileSync('/etc/passwd')),
  readsSite: tried(() => readFileSync(${JSON.stringify(join(here('/sites'), 'coolabarra/site.json'))})),
  writesSite: tried(() => writeFileSync(${JSON.stringify(join(here('/sites'), 'x'))}, '')),
  writesProgram: tried(() => writeFileSync(${JSON.stringify(here('/app/x'))}, '')),
  writesTemporary: tried(() => writeFileSync('/tmp/forecourt-probe', '')),
  runs: tried(() => spawnSync('id')),
  proto: typeof ({}).__proto__,
}));
`,
  );
  if (isRoot) await chown(here('/data/forecourt'), NODE_USER, NODE_USER);
  const { child, ended } = await starts({
    NODE_OPTIONS: `--import=${join(here('/data/forecourt'), 'probe.mjs')}`,
  });
  child.kill('SIGTERM');
  await ended;
  expect(JSON.parse(await readFile(result, 'utf8'))).toEqual({
    readsPasswords: 'ERR_ACCESS_DENIED',
    readsSite: 'done',
    writesSite: 'ERR_ACCESS_DENIED',
    writesProgram: 'ERR_ACCESS_DENIED',
    writesTemporary: 'ERR_ACCESS_DENIED',
    runs: 'ERR_ACCESS_DENIED',
    proto: 'undefined',
  });
});

test.each(['FORECOURT_DATA', 'FORECOURT_SITES'])(
  'without %s it says so and serves nothing',
  async (name) => {
    const child = spawn(...entry('start'), {
      ...options(),
      env: { ...env, [name]: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).not.toBe(0);
    expect(said).toContain(`${name}: is not set, so there is`);
  },
);
