import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const repository = resolve(import.meta.dirname, '../../..');

/** What this run was started with, but for what its npm, turbo and colours were told to be. */
const plain = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|turbo_|.*_proxy$|init_cwd$|force_color$)/i.test(name),
  ),
);

/** Runs a command with the repository's own tools, and gives what it printed. */
export async function command(
  folder: string,
  name: string,
  ...args: readonly string[]
): Promise<string> {
  return (await runIn(folder, {}, name, ...args)).stdout;
}

/** As `command`, with variables of its own; gives both streams. */
export async function runIn(
  folder: string,
  variables: Readonly<Record<string, string>>,
  name: string,
  ...args: readonly string[]
): Promise<{ stdout: string; stderr: string }> {
  // Node and the tools of the lock file, whatever the machine has.
  const path = `${join(repository, 'node_modules/.bin')}:${process.env['PATH']}`;
  return run(name, args, {
    cwd: folder,
    env: { ...plain, ...variables, PATH: path },
    maxBuffer: 32_000_000,
  });
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
