// Read by whatever Node a machine has, so in words that old ones know.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** What to tell where this Node is none that the package runs on; `null` where it is. */
export function nodeFault() {
  const { engines } = JSON.parse(readFileSync(join(here, '..', 'package.json'), 'utf8'));
  if (isWithin(process.versions.node, engines.node)) return null;
  const other = nodeAbove(here);
  return (
    `Forecourt needs Node ${engines.node}, and this is Node ${process.versions.node} ` +
    `(${process.execPath}), so nothing was done. ` +
    (other === null
      ? 'Install one, or put it first in PATH.'
      : `npm has brought Node ${other.version} (${other.file}): run npx forecourt, which uses that.`)
  );
}

/** Of a range, only what our own `engines` are written in: `^1.2.3 || >=2.0.0`. */
function isWithin(version, range) {
  return range.split('||').some((part) => {
    const [, sign, least] = /^\s*(\^|>=)([\d.]+)\s*$/.exec(part);
    const own = version.split('.').map(Number);
    const asked = least.split('.').map(Number);
    if (sign === '^' && own[0] !== asked[0]) return false;
    const at = asked.findIndex((number, index) => own[index] !== number);
    return at === -1 || own[at] > asked[at];
  });
}

/** The Node that npm installs as a package, in the nearest node_modules upwards. */
function nodeAbove(folder) {
  const home = join(folder, 'node_modules', 'node');
  const file = join(home, 'bin', 'node');
  if (existsSync(file)) {
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    return { file, version };
  }
  const parent = dirname(folder);
  return parent === folder ? null : nodeAbove(parent);
}
