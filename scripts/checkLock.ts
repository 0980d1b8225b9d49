// `npm install` passes and `npm ci` fails when the lock names an optional platform build that has
// no entry of its own, or only one of another version. Every dependency named by a locked package must
// be locked as well.
import { readFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** A version, and not a range of them. */
const EXACT = /^\d+\.\d+\.\d+[\w.-]*$/;

/** Node's own resolution: the nearest node_modules upwards that holds the name. */
function isLocked(from: string, name: string, wanted: string): boolean {
  let folder = from;
  for (;;) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const found = lock.packages[`${prefix}node_modules/${name}`];
    if (found) return found.link === true || !EXACT.test(wanted) || found.version === wanted;
    if (folder === '') return false;
    folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
  }
}

const faults: string[] = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  const needed = { ...entry.dependencies, ...entry.optionalDependencies };
  for (const [name, wanted] of Object.entries(needed)) {
    if (!isLocked(path, name, wanted)) {
      faults.push(`${path || '(root)'} needs ${name} ${wanted}, which has no entry`);
    }
  }
  if (entry.resolved?.startsWith('http')) {
    faults.push(
      `${path} names a download host; set omit-lockfile-registry-resolved and install again`,
    );
  }
}

if (faults.length > 0) {
  console.error(
    `package-lock.json is incomplete, so \`npm ci\` can fail on another machine.\n${faults.join('\n')}\n` +
      'Pin each package to its newest release whose platform builds all exist, then run npm install.',
  );
  process.exit(1);
}
console.log(`package-lock.json: ${Object.keys(lock.packages).length} entries, complete.`);
