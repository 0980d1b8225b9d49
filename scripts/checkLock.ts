// `npm install` passes and `npm ci` fails when the lock names an optional platform build that has
// no entry of its own. Every dependency named by a locked package must be locked as well.
import { readFileSync } from 'node:fs';

interface LockedPackage {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** Node's own resolution: the nearest node_modules upwards that holds the name. */
function isLocked(from: string, name: string): boolean {
  let folder = from;
  for (;;) {
    const prefix = folder === '' ? '' : `${folder}/`;
    if (lock.packages[`${prefix}node_modules/${name}`]) return true;
    if (folder === '') return false;
    folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '';
  }
}

const faults: string[] = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
    if (!isLocked(path, name)) faults.push(`${path || '(root)'} needs ${name}, which has no entry`);
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
