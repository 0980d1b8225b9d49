import { mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { packages } from './release.ts';
import { releaseOnce } from './releaseOnce.ts';
import { command, repository } from './shell.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Installs without a registry: unpacks our packages as they were published, and links what they and
 * the app declare, and nothing else, from the repository's own modules.
 */
export async function install(
  app: string,
  names: readonly (typeof packages)[number][],
  declared: readonly string[],
): Promise<void> {
  const { tarballs } = await releaseOnce();
  const modules = join(app, 'node_modules');
  const links = new Map(declared.map((name) => [name, '']));
  for (const name of names) {
    const home = join(modules, '@forecourt', name);
    await mkdir(home, { recursive: true });
    await command(home, 'tar', '-xzf', tarballs[name], '--strip-components=1');
    const manifest = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Manifest;
    for (const wanted of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      if (!wanted.startsWith('@forecourt/')) links.set(wanted, join('packages', name));
    }
  }
  for (const [name, needer] of links) {
    const link = join(modules, name);
    await mkdir(dirname(link), { recursive: true });
    // A version that only one package wants stands below it.
    const own = join(repository, needer, 'node_modules', name);
    const isOwn = await stat(own).then(
      () => true,
      () => false,
    );
    await symlink(isOwn ? own : join(repository, 'node_modules', name), link);
  }
}
