import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { command, repository } from './shell.ts';

/**
 * A clone in which nothing is built: the repository's files as they stand, committed, with an empty
 * remote, and its modules without an installation.
 */
export async function unbuiltClone(folder: string): Promise<void> {
  const listed = await command(
    repository,
    'git',
    // Whoever runs the tests need not be the one who cloned.
    ...['-c', `safe.directory=${repository}`],
    ...['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    // Pictures are not needed to release; every package.json is, since a version is pinned there.
    ...['--', 'packages', '.changeset', ':(glob)*', ':(glob)**/package.json'],
  );
  for (const path of listed.split('\0').filter((name) => name !== '')) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await cp(join(repository, path), join(folder, path)).catch(notThere);
  }
  await linkModules(folder);
  const remote = join(folder, '.git', 'remote');
  for (const args of [
    ['init', '--quiet', '--initial-branch', 'main'],
    ['config', 'user.name', 'release'],
    ['config', 'user.email', 'release@forecourt.example'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'As it stands'],
    ['init', '--quiet', '--bare', remote],
    ['remote', 'add', 'origin', remote],
    ['push', '--quiet', '--set-upstream', 'origin', 'main'],
  ]) {
    await command(folder, 'git', ...args);
  }
}

/** A file that was deleted and not yet committed is listed still. */
function notThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** As `npm ci` would leave them: our own packages are the clone's, all others the repository's. */
async function linkModules(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@forecourt'), { recursive: true });
  for (const name of await readdir(join(repository, 'node_modules'))) {
    if (name === '@forecourt') continue;
    await symlink(join(repository, 'node_modules', name), join(modules, name));
  }
  for (const name of await readdir(join(folder, 'packages'))) {
    const home = join('packages', name);
    await symlink(join('../..', home), join(modules, '@forecourt', name));
    const own = await readdir(join(repository, home, 'node_modules')).catch(() => []);
    await mkdir(join(folder, home, 'node_modules'), { recursive: true });
    for (const other of own.filter((one) => !one.startsWith('.'))) {
      const module = join(home, 'node_modules', other);
      await symlink(join(repository, module), join(folder, module));
    }
  }
}
