import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Exports, exportsOf } from './packed/exportsOf.ts';
import { packages } from './packed/release.ts';
import { releaseOnce } from './packed/releaseOnce.ts';
import { command, repository } from './packed/shell.ts';

// What a release publishes is judged before anybody asks for a release: the README's own steps are
// taken in an unbuilt clone, with a registry of the test's own.

// What hangs is ended: a busy machine takes minutes for what a quiet one does in twenty seconds.
test.setTimeout(600_000);

interface Manifest {
  version: string;
  repository: { directory: string };
  dependencies?: Record<string, string>;
  exports: Exports;
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
}

for (const name of packages) {
  test(`@forecourt/${name} is published whole, and nothing besides`, async () => {
    const { tarballs, printed } = await releaseOnce();
    const tarball = tarballs[name];
    const listed = await command(repository, 'tar', '-tzf', tarball);
    const files = listed
      .trim()
      .split('\n')
      .map((path) => path.replace('package/', './'));
    const inside = await command(repository, 'tar', '-xOzf', tarball, 'package/package.json');
    const manifest = JSON.parse(inside) as Manifest;

    // It was not built before.
    const exported = exportsOf(`@forecourt/${name}`, manifest.exports, files);
    for (const target of [...exported.values()].flat()) expect(files).toContain(target);
    for (const file of ['./README.md', './LICENSE', './CHANGELOG.md'])
      expect(files).toContain(file);
    const odd = /\.test\.|\/testing\/|\.tsbuildinfo|\/node_modules\/|\.spec\.|stryker|tsup/;
    expect(files.filter((path) => odd.test(path))).toEqual([]);
    expect(manifest.repository.directory).toBe(`packages/${name}`);

    // The dry run told of the same.
    const dryRun = Object.entries(printed).find(([step]) => step.includes('--dry-run'))?.[1];
    expect(dryRun).toContain(`+ @forecourt/${name}@${manifest.version}`);
    expect(Object.values(printed).join('\n')).not.toContain('npm warn publish errors corrected');

    const lint = await command(repository, 'publint', tarball, '--strict');
    expect(lint).toContain('All good!');
    // A stylesheet has no types.
    const sheets = Object.keys(manifest.exports).filter((key) => key.endsWith('.css'));
    const skipped = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
    // Its exit status tells of problems, which rejects; a package without types has none.
    const types = await command(repository, 'attw', tarball, '--profile', 'esm-only', ...skipped);
    expect(types).toContain('🟢');
  });
}

test('a release gives versions, exact pins, changelogs and tags, and its lock is complete', async () => {
  const { clone } = await releaseOnce();
  const { version } = await readManifest(join(clone, 'packages/domain'));
  expect(version).not.toBe((await readManifest(join(repository, 'packages/domain'))).version);
  const lock = JSON.parse(await readFile(join(clone, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const log = await command(clone, 'git', 'ls-remote', '--tags', 'origin');
  for (const name of packages) {
    const home = join(clone, 'packages', name);
    const manifest = await readManifest(home);
    if (name !== 'domain') expect(manifest.dependencies?.['@forecourt/domain']).toBe(version);
    expect(lock.packages[`packages/${name}`]?.version).toBe(manifest.version);
    expect(await readFile(join(home, 'CHANGELOG.md'), 'utf8')).toContain(`## ${manifest.version}`);
    expect(log).toContain(`refs/tags/@forecourt/${name}@${manifest.version}\n`);
  }
  // A template is not published, and follows all the same.
  const template = await readManifest(join(clone, 'templates/classic'));
  expect(template.dependencies?.['@forecourt/site']).toBe(version);
  expect(await command(clone, 'git', 'status', '--porcelain')).toBe('');
});
