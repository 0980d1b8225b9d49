import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder of templates with one that a developer has just copied, as README says. */
export interface OwnTemplate {
  /** For FORECOURT_TEMPLATES. */
  templatesFolder: string;
  /** Of the template itself. */
  folder: string;
  types(): Promise<void>;
  build(): Promise<void>;
  remove(): Promise<void>;
}

/** Copies a template under another name, beside this repository's packages. */
export async function ownTemplate(name: string, from = 'classic'): Promise<OwnTemplate> {
  // Within the repository, where packages are found. It is never committed, and no folder whose
  // changes Vite overlooks, as it does those of node_modules and test-results.
  const ours = join(root, 'e2e/.data');
  await mkdir(ours, { recursive: true });
  const templatesFolder = await mkdtemp(join(ours, 'templates-'));
  const folder = join(templatesFolder, name);
  const source = join(root, 'templates', from);
  const made = ['build', 'node_modules', '.react-router', '.turbo'];
  await cp(source, folder, {
    recursive: true,
    filter: (path) => path === source || !made.includes(basename(path)),
  });
  const tsconfig = join(folder, 'tsconfig.json');
  const base = JSON.stringify(join(root, 'tsconfig.base.json'));
  const text = await readFile(tsconfig, 'utf8');
  await writeFile(tsconfig, text.replace('"../../tsconfig.base.json"', base));
  const tool = (file: string, ...args: string[]) =>
    run(process.execPath, [join(root, 'node_modules', file), ...args], { cwd: folder }).then(
      () => undefined,
      ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`${stdout}${stderr}`);
      },
    );
  return {
    templatesFolder,
    folder,
    types: () => tool('typescript/bin/tsc', '--noEmit'),
    build: () => tool('@react-router/dev/bin.cjs', 'build'),
    remove: () => rm(templatesFolder, { recursive: true, force: true }),
  };
}
