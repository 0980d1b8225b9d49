// What the Dockerfile says, carried out without Docker: folders stand for the disks of its stages.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, relative } from 'node:path';
import { Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';

/** What `npm ci` and the build have made in this checkout: they are not run a second time. */
const MADE = {
  'npm ci': ['node_modules', 'packages/*/node_modules'],
  'npm run build -- --filter=./packages/* --filter=./templates/* --output-logs=errors-only': [
    'packages/*/dist',
    'templates/*/build',
  ],
} as const;

export interface Image {
  /** The folder that stands for `/` of the last stage. */
  root: string;
  env: Readonly<Record<string, string>>;
  user: string;
  /** Folder that commands start in, within the image. */
  workdir: string;
  entrypoint: readonly string[];
  command: readonly string[];
  healthcheck: readonly string[];
}

/**
 * Builds the image of `checkout`, which is installed and built.
 *
 * @param at an empty folder for the disks of all stages
 * @throws where the Dockerfile does what this does not know, so that no instruction is passed over
 */
export function buildImage(checkout: string, at: string): Image {
  const dockerfile = DockerfileParser.parse(readFileSync(join(checkout, 'Dockerfile'), 'utf8'));
  const stages = new Map<string, string>();
  let stage = { ...NOTHING, root: '' };
  for (const instruction of dockerfile.getInstructions()) {
    const keyword = instruction.getKeyword();
    const content = instruction.getRawArgumentsContent() ?? '';
    const words = content.split(/\s+/);
    const list: string[] = content.startsWith('[') ? JSON.parse(content) : words;
    if (keyword === 'FROM') {
      const name = words[2] ?? 'last';
      stage = { ...NOTHING, root: join(at, name) };
      stages.set(name, stage.root);
      mkdirSync(stage.root);
    } else if (keyword === 'WORKDIR') {
      stage.workdir = list[0] ?? '/';
      mkdirSync(join(stage.root, stage.workdir), { recursive: true });
    } else if (instruction instanceof Copy) {
      const from = instruction.getFromFlag()?.getValue() ?? null;
      copy(list, from, { checkout, stages, into: join(stage.root, stage.workdir) });
    } else if (keyword === 'RUN') {
      run(instruction, { checkout, root: stage.root, workdir: stage.workdir });
    } else if (keyword === 'ENV') {
      stage.env = { ...stage.env, ...Object.fromEntries(list.map((pair) => pair.split('='))) };
    } else if (keyword === 'USER') {
      stage.user = content;
    } else if (keyword === 'ENTRYPOINT') {
      stage.entrypoint = list;
    } else if (keyword === 'CMD') {
      stage.command = list;
    } else if (keyword === 'HEALTHCHECK') {
      stage.healthcheck = JSON.parse(content.slice(content.indexOf('[')));
    } else if (!['ARG', 'EXPOSE', 'VOLUME'].includes(keyword)) {
      throw new Error(`The Dockerfile says ${keyword}, which this check does not carry out.`);
    }
  }
  return stage;
}

const NOTHING: Omit<Image, 'root'> = {
  env: {},
  user: 'root',
  workdir: '/',
  entrypoint: [],
  command: [],
  healthcheck: [],
};

interface Copying {
  checkout: string;
  stages: ReadonlyMap<string, string>;
  into: string;
}

function copy(
  paths: readonly string[],
  from: string | null,
  { checkout, stages, into }: Copying,
): void {
  if (from === null) return copyContext(checkout, into);
  const stage = stages.get(from);
  if (stage === undefined)
    throw new Error(`The Dockerfile copies from ${from}, which is no stage.`);
  const target = paths.at(-1) ?? '';
  for (const source of paths.slice(0, -1)) {
    const to = target.endsWith('/') ? join(into, target, basename(source)) : join(into, target);
    cpSync(join(stage, source), to, { recursive: true, verbatimSymlinks: true });
  }
}

/** All of the checkout but what `.dockerignore` names. */
function copyContext(checkout: string, into: string): void {
  const left = readFileSync(join(checkout, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  cpSync(checkout, into, {
    recursive: true,
    filter: (path) => !left.some((pattern) => matchesGlob(relative(checkout, path), pattern)),
  });
}

function run(
  instruction: Instruction,
  { checkout, root, workdir }: { checkout: string; root: string; workdir: string },
): void {
  const whole = instruction.getArgumentsContent() ?? '';
  const command = whole.replaceAll(/--mount=\S+\s+/g, '').trim();
  const folder = join(root, workdir);
  const made = Object.entries(MADE).find(([known]) => known === command);
  if (made !== undefined) {
    const [, patterns] = made;
    for (const pattern of patterns)
      for (const path of paths(checkout, pattern)) link(checkout, path, folder);
    return;
  }
  // What is absolute is of the image; a folder's owner is given by who starts it here.
  const here = command.replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`).replaceAll(/&& chown .*$/g, '');
  // npm runs by the Node of the image.
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
  execFileSync('sh', ['-euc', here], {
    cwd: folder,
    env: { PATH, HOME: process.env['HOME'] },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function paths(checkout: string, pattern: string): string[] {
  const [folder = '', star, name = ''] = pattern.split('/');
  if (star === undefined) return [folder];
  return readdirSync(join(checkout, folder))
    .map((one) => join(folder, one, name))
    .filter((path) => matchesGlob(path, pattern) && isThere(join(checkout, path)));
}

function isThere(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Names for the same files: an image of a gigabyte is not copied. What npm writes anew is not shared. */
function link(checkout: string, path: string, into: string): void {
  const to = join(into, path);
  const from = join(checkout, path);
  // Not on one disk: then it is copied after all.
  execFileSync('sh', [
    '-c',
    'cp -al "$1" "$2" 2>/dev/null || { rm -rf "$2"; cp -a "$1" "$2"; }',
    'sh',
    from,
    to,
  ]);
  execFileSync('rm', [
    '-rf',
    join(to, '.package-lock.json'),
    join(to, '.cache'),
    join(to, '.vite'),
  ]);
}
