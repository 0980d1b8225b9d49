import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unbuiltClone } from './clone.ts';
import { emptyRegistry } from './registry.ts';
import { repository, runIn } from './shell.ts';

/** The packages, in the order in which they need each other. */
export const packages = ['domain', 'data', 'ui', 'site'] as const;

export interface Release {
  /** The repository after its release. */
  clone: string;
  /** Where the tarball of each package is, as it was published. */
  tarballs: Readonly<Record<(typeof packages)[number], string>>;
  /** What each step printed. */
  printed: Readonly<Record<string, string>>;
}

/** The commands of the README's section on releases, one each. */
export async function releaseSteps(): Promise<string[]> {
  const readme = await readFile(join(repository, 'README.md'), 'utf8');
  const [, block = ''] = /^## Release\n.*?^```sh\n(.*?)^```$/ms.exec(readme) ?? [];
  const lines = block.replaceAll('\\\n', ' ').split('\n');
  return lines.map((line) => line.replace(/\s+#.*/, '').trim()).filter((line) => line !== '');
}

/** Takes the README's steps in an unbuilt clone, with a registry of its own instead of npm's. */
export async function release(folder: string): Promise<Release> {
  const clone = join(folder, 'clone');
  const published = join(folder, 'published');
  await mkdir(clone, { recursive: true });
  await mkdir(published);
  // Right after a release nothing waits to be told.
  await unbuiltClone(clone);
  const change = '---\n"@forecourt/domain": minor\n---\n\nTold by the test.\n';
  await writeFile(join(clone, '.changeset/told-by-the-test.md'), change);

  const registry = await emptyRegistry(published);
  const { host } = new URL(registry.url);
  const config = join(folder, 'npmrc');
  await writeFile(config, `registry=${registry.url}\n//${host}/:_authToken=none\n`);
  const variables = { npm_config_userconfig: config, GIT_CONFIG_GLOBAL: '/dev/null' };
  const printed: Record<string, string> = {};
  try {
    for (const step of await releaseSteps()) {
      const { stdout, stderr } = await runIn(clone, variables, 'bash', '-euc', step);
      printed[step] = stdout + stderr;
    }
  } finally {
    registry.stop();
  }
  const tarballs = packages.map((name) => [name, registry.published.get(`@forecourt/${name}`)]);
  return { clone, tarballs: Object.fromEntries(tarballs) as Release['tarballs'], printed };
}
