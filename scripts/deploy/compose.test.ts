import { readdir, readFile } from 'node:fs/promises';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Service {
  image: string;
  build?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  ports?: string[];
  volumes?: string[];
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const source = await readFile('compose.yaml', 'utf8');
const compose: Compose = parse(source, { merge: true });
const services = Object.entries(compose.services);

test('compose.yaml is what the Compose specification allows', async () => {
  // Of github.com/compose-spec/compose-spec (Apache-2.0), as it stood on 23 June 2026.
  const { $schema, ...schema } = JSON.parse(
    await readFile('scripts/deploy/compose-spec.json', 'utf8'),
  );
  expect($schema).toContain('draft-07');
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  expect(isValid(compose), JSON.stringify(isValid.errors)).toBe(true);
  const wrong = { ...compose, services: { ...compose.services, web: { imag: 'x' } } };
  expect(isValid(wrong)).toBe(false);
});

test('both servers are one image with the same settings, and nothing but the proxy is reached from outside', () => {
  expect(compose.services['server-2']).toEqual(compose.services['server-1']);
  const open = services.filter(([, { ports = [] }]) =>
    ports.some((port) => !port.startsWith('127.0.0.1:')),
  );
  expect(open.map(([name]) => name)).toEqual(['proxy']);
});

test('what a service mounts or waits for is there', async () => {
  const mounted = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((volume) => volume.replace(/^\$\{SITES:-(.+?)\}/, '$1').split(':')[0] ?? ''),
  );
  const [files, named] = [mounted.filter(isPath), mounted.filter((from) => !isPath(from))];
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  // The operator's own; .dockerignore and the operating page know it.
  const ours = files.filter((from) => from !== './sites');
  expect(ours.length).toBeGreaterThan(2);
  for (const from of ours) expect(await readFile(from, 'utf8'), from).not.toBe('');
  const waited = services.flatMap(([, { depends_on: before = {} }]) => Object.keys(before));
  expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(waited));
});

function isPath(from: string): boolean {
  return from.startsWith('./');
}

test('no version floats, and the Node of the image is the one that npm brings here', async () => {
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const dockerfile = await readFile('Dockerfile', 'utf8');
  expect(dockerfile).toContain(`ARG NODE=${devDependencies.node}-bookworm-slim`);
  for (const [name, { image, build }] of services)
    expect(build !== undefined || /:v?\d+\.\d+/.test(image), `${name}: ${image}`).toBe(true);
});

test('every setting that a deployment names is one that the command reads', async () => {
  const folder = 'packages/site/src/server/settings';
  const files = (await readdir(folder)).filter((file) => !file.includes('.test.'));
  const read = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')));
  const known = new Set(read.join('\n').match(/\b(?:FORECOURT_\w+|PORT|NODE_ENV)\b/g));
  // Of deploy/backup alone.
  known.add('FORECOURT_BACKUP_DAYS');
  const deploy = (await readdir('deploy')).map((file) => `deploy/${file}`);
  const named = ['compose.yaml', 'Dockerfile', 'docs/operations.md', ...deploy];
  expect(named.length).toBeGreaterThan(8);
  for (const file of named) {
    const names = (await readFile(file, 'utf8')).match(/\bFORECOURT_[A-Z_]+\b/g) ?? [];
    expect(
      names.filter((name) => !known.has(name)),
      file,
    ).toEqual([]);
  }
});

describe('the operating page', async () => {
  const page = await readFile('docs/operations.md', 'utf8');
  const typed = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines]) => lines).join('\n');

  test.each([
    ['caddy', 'caddy'],
    ['curl', 'curl'],
    ['git', 'git'],
    ['openssl', 'openssl'],
    ['psql', 'postgresql'],
    ['pg_restore', 'postgresql'],
    ['promtool', 'prometheus'],
  ])('installs %s, which an empty machine has not, before it is typed', (program, name) => {
    const [installs = ''] = /^apt-get install .*$/m.exec(typed) ?? [];
    expect(installs.split(' ')).toContain(name);
    expect(typed).toMatch(new RegExp(String.raw`\b${program}\b`));
  });

  test('names the site wherever a command asks which', () => {
    const commands = page.match(/`forecourt (?:leads|changes|index)\b[^`]*`/g) ?? [];
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter((command) => !command.includes('--site <slug>'))).toEqual([]);
  });
});
