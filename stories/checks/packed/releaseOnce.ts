import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Release, release } from './release.ts';

const FOLDER = 'FORECOURT_RELEASE';

/** For the whole run's setup: room for one release. Gives what removes it. */
export async function roomForRelease(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-release-'));
  process.env[FOLDER] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** One release for all tests, in whichever worker it is first asked for; the others wait for it. */
export async function releaseOnce(): Promise<Release> {
  const folder = process.env[FOLDER];
  if (folder === undefined) throw new Error(`${FOLDER} is not set: the run's setup sets it.`);
  const told = join(folder, 'told.json');
  const isFirst = await mkdir(join(folder, 'begun')).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const outcome = await release(folder).then(
      (released) => ({ released }),
      (error: unknown) => ({ fault: faultOf(error) }),
    );
    await writeFile(`${told}.part`, JSON.stringify(outcome));
    await rename(`${told}.part`, told);
  }
  while (!(await isThere(told))) await wait(200);
  const outcome = JSON.parse(await readFile(told, 'utf8')) as {
    released?: Release;
    fault?: string;
  };
  if (outcome.released === undefined) throw new Error(outcome.fault);
  return outcome.released;
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** What a command printed says more than that it failed. */
function faultOf(error: unknown): string {
  const {
    message,
    stdout = '',
    stderr = '',
  } = error as Error & Partial<Record<'stdout' | 'stderr', string>>;
  return [message, stdout.slice(-4000), stderr.slice(-4000)].join('\n');
}
