import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const repository = resolve(import.meta.dirname, '../../..');

/** Runs a command of the repository's own tools, and gives what it printed. */
export async function command(
  folder: string,
  name: string,
  ...args: readonly string[]
): Promise<string> {
  // Node and the tools of the lock file, whatever the machine has.
  const path = `${join(repository, 'node_modules/.bin')}:${process.env['PATH']}`;
  const { stdout } = await run(name, args, {
    cwd: folder,
    env: { ...process.env, PATH: path },
    maxBuffer: 32_000_000,
  });
  return stdout;
}

/** An empty folder that is gone when the work is done. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-packed-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Packs a package as `npm publish` would. Gives the tarball's path. */
export async function pack(name: string, folder: string): Promise<string> {
  const printed = await command(
    join(repository, 'packages', name),
    'npm',
    ...['pack', '--silent', '--pack-destination', folder],
  );
  return join(folder, printed.trim());
}

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Installs without a registry: unpacks our packages, and links what they and the app declare, and
 * nothing else, from the repository's own modules.
 */
export async function install(
  app: string,
  packages: readonly string[],
  declared: readonly string[],
): Promise<void> {
  const modules = join(app, 'node_modules');
  const links = new Set(declared);
  for (const name of packages) {
    const home = join(modules, '@forecourt', name);
    await mkdir(dirname(home), { recursive: true });
    const tarball = await pack(name, app);
    await command(app, 'tar', '-xzf', tarball);
    await rename(join(app, 'package'), home);
    const manifest = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as Manifest;
    for (const wanted of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      if (!wanted.startsWith('@forecourt/')) links.add(wanted);
    }
  }
  for (const name of links) {
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(join(repository, 'node_modules', name), join(modules, name));
  }
}

/** Whether a package brings files that only its own tests need. */
export const testFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((file) => /\.test\.|\/testing\//.test(file));
