import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Manifest {
  name: string;
  private?: boolean;
  description?: string;
  keywords?: string[];
  license?: string;
  repository?: { type: string; url?: string; directory?: string };
  engines?: { node: string };
  files?: string[];
  publishConfig?: { access: string };
  scripts?: Record<string, string>;
  workspaces: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function textOf(path: string) {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
}
function manifestOf(folder: string) {
  return JSON.parse(textOf(`${folder}/package.json`)) as Manifest;
}
const root = manifestOf('.');
const published = readdirSync(new URL('../packages', import.meta.url));
const others = root.workspaces.flatMap((entry) => {
  if (entry === 'packages/*') return [];
  if (!entry.endsWith('/*')) return [entry];
  const folder = entry.slice(0, -2);
  return readdirSync(new URL(`../${folder}`, import.meta.url)).map((name) => `${folder}/${name}`);
});

function number(version: string) {
  return version.split('.').reduce((sum, part, at) => sum + Number(part) / 1000 ** at, 0);
}

/** Whether a version is of a range such as `>=19.2 <20`; ours are written so. */
function isOf(range: string, version: string): boolean {
  const [, least, next] = /^>=([\d.]+) <(\d+)$/.exec(range) ?? [];
  if (least === undefined || next === undefined) throw new Error(`not a range: ${range}`);
  return number(version) >= number(least) && number(version) < number(next);
}

/** Files of a name in the sources, those that are no workspace's among them. */
function sources(name: string) {
  return globSync(`**/${name}`, {
    cwd: new URL('..', import.meta.url),
    exclude: ['**/node_modules', '**/dist', '**/build'],
  }).toSorted();
}

// React Router's build writes both, unasked, for an app without its default entry's packages.
test('one lock file holds all versions, and every manifest pins its own', () => {
  expect(sources('package-lock.json')).toEqual(['package-lock.json']);
  const manifests = sources('package.json');
  expect(manifests.length).toBeGreaterThan(10);
  for (const path of manifests) {
    const { dependencies, devDependencies } = JSON.parse(textOf(path)) as Manifest;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, `${name} in ${path}`).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/);
    }
  }
});

test.each(others)('%s is never published', (folder) => {
  expect(manifestOf(folder).private).toBe(true);
});

describe.each(published)('the manifest of @forecourt/%s', (name) => {
  const manifest = manifestOf(`packages/${name}`);

  test('says what the package is, and where it is kept', () => {
    expect(manifest.name).toBe(`@forecourt/${name}`);
    expect(manifest.private).toBeUndefined();
    expect(manifest.description?.length).toBeGreaterThan(20);
    expect(manifest.keywords?.length).toBeGreaterThan(3);
    expect(manifest.repository?.directory).toBe(`packages/${name}`);
    expect(manifest.engines).toEqual({ node: root.engines?.node });
  });

  test('gives nobody a licence, and the file beside it says so', () => {
    expect(manifest.license).toBe('UNLICENSED');
    expect(manifest.publishConfig).toEqual({ access: 'restricted' });
    expect(textOf(`packages/${name}/LICENSE`)).toBe(textOf('LICENSE'));
    expect(textOf('LICENSE')).toMatch(/^No licence has been chosen\.$/m);
  });

  test('builds before it is packed', () => {
    expect(manifest.scripts?.['prepack']).toContain(`turbo run build --filter=@forecourt/${name} `);
    expect(manifest.files).toContain('dist');
  });

  test('pins what it brings, and takes a range of what its user brings', () => {
    for (const [dependency, version] of Object.entries(manifest.dependencies ?? {})) {
      expect(version, dependency).toMatch(/^\d+\.\d+\.\d+$/);
    }
    const lock = JSON.parse(textOf('package-lock.json')) as {
      packages: Record<string, { version: string }>;
    };
    for (const [peer, range] of Object.entries(manifest.peerDependencies ?? {})) {
      const tried = lock.packages[`node_modules/${peer}`]?.version ?? '';
      expect(isOf(range, tried), `${peer} ${tried} of ${range}`).toBe(true);
    }
  });
});
