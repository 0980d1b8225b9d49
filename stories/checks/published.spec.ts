import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { command, inFolder, pack, repository } from './packed/packPackages.ts';

// What a release would publish is judged before anybody asks for a release.

test.setTimeout(120_000);

const published = ['domain', 'data', 'ui', 'site'];

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  exports: Record<string, unknown>;
}

async function manifest(folder: string, name: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'packages', name, 'package.json'), 'utf8');
  return JSON.parse(text) as Manifest;
}

for (const name of published) {
  test(`@forecourt/${name} can be published`, async () => {
    const { exports } = await manifest(repository, name);
    // A stylesheet has no types.
    const sheets = Object.keys(exports).filter((key) => key.endsWith('.css'));
    const skipped = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
    await inFolder(async (folder) => {
      const tarball = await pack(name, folder);
      const lint = await command(folder, 'publint', tarball, '--strict');
      expect(lint).toContain('All good!');
      // Its exit status tells of problems, which rejects; a package without types has none.
      const types = await command(folder, 'attw', tarball, '--profile', 'esm-only', ...skipped);
      expect(types).toContain('🟢');
      const dry = ['publish', tarball, '--dry-run', '--offline', '--json'];
      const told = JSON.parse(await command(folder, 'npm', ...dry)) as Record<
        string,
        { files: { path: string }[] }
      >;
      const files = Object.values(told).flatMap((one) => one.files.map(({ path }) => path));
      expect(files.filter((path) => /\.test\.|\/testing\/|\.tsbuildinfo/.test(path))).toEqual([]);
    });
  });
}

test('changesets give the packages versions, exact pins and a changelog', async () => {
  await inFolder(async (folder) => {
    const files = ['.changeset', '*package.json', 'package-lock.json'];
    const listed = await command(repository, 'git', 'ls-files', ...files);
    for (const path of listed.trim().split('\n')) {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await cp(join(repository, path), join(folder, path));
    }
    // Right after a release nothing waits to be told.
    const change = '---\n"@forecourt/domain": minor\n---\n\nA change to tell.\n';
    await writeFile(join(folder, '.changeset/told-by-the-test.md'), change);
    await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
    const author = ['-c', 'user.name=release', '-c', 'user.email=release@example.com'];
    await command(folder, 'git', 'init', '--quiet');
    await command(folder, 'git', 'add', '.changeset', 'packages', 'package.json');
    await command(folder, 'git', ...author, 'commit', '--quiet', '--message', 'before');
    await command(folder, 'changeset', 'version');

    const { version } = await manifest(folder, 'domain');
    expect(version).not.toBe((await manifest(repository, 'domain')).version);
    for (const name of published.slice(1)) {
      const { dependencies } = await manifest(folder, name);
      expect(dependencies['@forecourt/domain'], `pin of ${name}`).toBe(version);
      const log = await readFile(join(folder, 'packages', name, 'CHANGELOG.md'), 'utf8');
      expect(log).toContain(`## ${(await manifest(folder, name)).version}`);
    }
  });
});
