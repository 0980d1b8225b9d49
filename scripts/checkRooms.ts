// What the rules of `.dependency-cruiser.mjs` cannot say: of a folder's own files and each folder in
// it, one side knows nothing of the other. So a room can be read without those that stand on it.
import { dirname } from 'node:path/posix';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const { output } = await cruise(
  ['packages'],
  config.options,
  config.options?.enhancedResolveOptions,
);
if (typeof output === 'string') throw new Error(output);
const circles = innerCircles(output);
process.stdout.write(circles.join(''));
if (circles.length > 0) process.exitCode = 1;

/** Folders whose own files need a folder in them that needs these; a front door opens on all. */
function innerCircles({ modules }: ICruiseResult): string[] {
  const ways = new Map<string, string>();
  for (const { source, dependencies } of modules) {
    if (isFrontDoor(source)) continue;
    for (const { resolved } of dependencies) {
      const way = `${dirname(source)} ${dirname(resolved)}`;
      if (!isFrontDoor(resolved)) ways.set(way, `${source} → ${resolved}`);
    }
  }
  return [...ways].flatMap(([way, down]) => {
    const [outer = '', inner = ''] = way.split(' ');
    const up = ways.get(`${inner} ${outer}`);
    if (!inner.startsWith(`${outer}/`) || up === undefined) return [];
    return `error no-inner-circle: ${outer} and ${inner}\n  ${down}\n  ${up}\n`;
  });
}

function isFrontDoor(path: string): boolean {
  return path.endsWith('/index.ts');
}
