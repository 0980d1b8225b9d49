// A package is imported by its name: a path into another's sources passes by its front door, and
// breaks when that moves. What does so today is named below, with its reason; nothing is added.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const reasons: Readonly<Record<string, string>> = {
  'bench -> packages/data/src/search/testing':
    'the brute force and chance of the tests, unpublished',
  'bench -> packages/site/src/testing': 'the site of the tests of sign-in, unpublished',
  'bench -> e2e': 'the demo server and the browser of the journeys',
  'bench -> demo': 'the generator of stock and its pictures',
  'e2e -> demo': 'the folder of demo sites, and the sources that `npm run dev` draws from',
  'e2e -> packages/data/src/payments/testing': 'Stripe on loopback, unpublished',
  'stories -> demo': 'the demo dealers and their pictures',
  'stories -> e2e': 'the browser of the journeys',
  'stories -> packages/data/src/config': 'the schema alone, since a browser cannot load the rest',
  'stories -> packages/site/src/shell':
    'the fonts, whose package brings a server that stories need not',
};

const SKIPPED = /^(?:node_modules|dist|build|\.git|\.react-router|\.turbo|storybook-static)$/;
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/;
/** `from '../x'`, `import '../x'`, `import('../x')`, `mock('../x')`. */
const RELATIVE = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*(['"])(\.\.?\/[^'"\n]*)\1/g;

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};
const packages = workspaces.flatMap((entry) =>
  entry.endsWith('/*')
    ? readdirSync(join(root, entry.slice(0, -2))).map((name) => `${entry.slice(0, -1)}${name}`)
    : [entry],
);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !SKIPPED.test(entry.name)) yield* sources(join(folder, entry.name));
    else if (entry.isFile() && SOURCE.test(entry.name)) yield join(folder, entry.name);
  }
}

function packageOf(path: string) {
  return packages.find((one) => path === one || path.startsWith(`${one}/`));
}

const faults: string[] = [];
const used = new Set<string>();
for (const from of packages.filter((one) => statSync(join(root, one)).isDirectory())) {
  for (const source of sources(join(root, from))) {
    const file = relative(root, source).replaceAll('\\', '/');
    for (const [, , path = ''] of readFileSync(source, 'utf8').matchAll(RELATIVE)) {
      const target = normalize(join(dirname(file), path)).replaceAll('\\', '/');
      const to = packageOf(target);
      if (to === undefined || to === from) continue;
      const name = Object.keys(reasons).find((reason) => {
        const [who, what = ''] = reason.split(' -> ');
        return who === from && target.startsWith(`${what}/`);
      });
      if (name === undefined) faults.push(`${file} imports ${path}, a file of ${to}`);
      else used.add(name);
    }
  }
}
if (process.argv[2] === undefined) {
  for (const name of Object.keys(reasons).filter((reason) => !used.has(reason))) {
    faults.push(`scripts/checkImports.ts still names ${name}, which nothing needs`);
  }
}

if (faults.length > 0) {
  console.error(
    `Imports by path from one package into another pass by what it exports, and break when it moves.\n${faults.join('\n')}\n` +
      'Import it by its name (@forecourt/...), and export what is missing there.',
  );
  process.exit(1);
}
console.log(`Imports across packages: by name, but for ${used.size} that are named with a reason.`);
