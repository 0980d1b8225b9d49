import { constants } from 'node:fs';
import { access, readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Settings } from '../../server/settings/settings.ts';
import { type Check, type Found, fault, note, sound } from './finding.ts';

const MIB = 1024 * 1024;
/** Below this no reserve is laid by for leads. */
const LEAST_BYTES = 64 * MIB;
const AMPLE_BYTES = 1024 * MIB;
/** What only the servers' own user may read: people, and what forms and sessions are signed by. */
const PRIVATE = /^(?:secret|.+\.sqlite(?:-wal|-shm)?)$/;

export const machineChecks: readonly Check<Settings>[] = [
  { name: 'node', look: () => [nodeFound(process.versions.node)] },
  { name: 'data-folder', look: ({ dataFolder }) => writable(dataFolder) },
  { name: 'disk-space', look: ({ dataFolder }) => space(dataFolder) },
  { name: 'file-modes', look: ({ dataFolder }) => modes(dataFolder) },
];

/** @param version `24.12.0` */
export function nodeFound(version: string): Found {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= 26 || (major === 24 && minor >= 12)) return sound(`Node ${version}.`);
  return fault(
    `This is Node ${version}.`,
    'The store and the server need what came with 24.12; with another, nothing is promised.',
    'Install Node 24.12 or newer, or 26, and see that the supervisor has it in its PATH.',
  );
}

async function writable(folder: string): Promise<Found[]> {
  const place = await nearest(folder);
  try {
    await access(place, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    return [
      fault(
        `${place} cannot be written (${codeOf(error)}).`,
        'Photos, pictures and delivered leads stand in FORECOURT_DATA, and the store unless it is in a database: no lead could be taken.',
        `Give it to the user that runs the servers: chown <user> ${place}, or name another folder in FORECOURT_DATA.`,
      ),
    ];
  }
  return [
    sound(place === folder ? `${folder} can be written.` : `${folder} can be made in ${place}.`),
  ];
}

async function space(folder: string): Promise<Found[]> {
  const { bavail, bsize } = await statfs(await nearest(folder));
  const bytes = bavail * bsize;
  const free = `${Math.floor(bytes / MIB).toLocaleString('en-AU')} MiB are free for FORECOURT_DATA`;
  if (bytes >= AMPLE_BYTES) return [sound(`${free}.`)];
  const why =
    'On a full disk an import fails, then pictures, and leads are taken for as long as the reserve of 4 MiB lasts.';
  const fix =
    'Free some: old backups and logs first, then FORECOURT_DATA/pictures, which is made anew.';
  return [bytes < LEAST_BYTES ? fault(`Only ${free}.`, why, fix) : note(`Only ${free}.`, why, fix)];
}

async function modes(folder: string): Promise<Found[]> {
  const names = await readdir(folder).catch(() => []);
  const own = process.getuid?.();
  const open: string[] = [];
  const strange: string[] = [];
  for (const name of names.filter((one) => PRIVATE.test(one))) {
    const { mode, uid } = await stat(join(folder, name));
    if ((mode & 0o077) !== 0) open.push(name);
    if (own !== undefined && own !== 0 && uid !== own) strange.push(name);
  }
  const found: Found[] = [];
  if (open.length > 0) {
    found.push(
      fault(
        `Others of this machine may read ${open.join(', ')} of FORECOURT_DATA.`,
        'They hold what shoppers wrote, and what sessions are signed by.',
        `chmod 600 ${open.map((name) => join(folder, name)).join(' ')}`,
      ),
    );
  }
  if (strange.length > 0) {
    found.push(
      fault(
        `${strange.join(', ')} of FORECOURT_DATA belong to another user.`,
        'A server that runs as this one cannot open them; perhaps a command was run as root.',
        `Run this as the user of the servers, or give them to it: chown <user> ${join(folder, '*')}`,
      ),
    );
  }
  return found.length > 0 ? found : [sound('Only their owner reads the files of FORECOURT_DATA.')];
}

/** The folder, or the one that it would be made in. */
async function nearest(folder: string): Promise<string> {
  for (let place = folder; ; place = dirname(place)) {
    const isThere = await stat(place).then(
      () => true,
      () => false,
    );
    if (isThere || place === dirname(place)) return place;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
