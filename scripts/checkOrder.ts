// The rules of `.dependency-cruiser.mjs`, and one that they cannot say: of a folder's own files and
// each folder in it, one side knows nothing of the other. So a room can be read without those that
// stand on it. The sources are read once for both. Run with the folders that are looked at.
import { dirname } from 'node:path/posix';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';

const { options, ...ruleSet } = config;
const { output } = await cruise(
  process.argv.slice(2),
  { ...options, ruleSet, validate: true },
  options?.enhancedResolveOptions,
);
if (typeof output === 'string') throw new Error(output);
const { violations, totalCruised, totalDependenciesCruised = 0 } = output.summary;
const faults = [...violations.map(told), ...innerCircles(output)];
process.stdout.write(faults.join(''));
process.stdout.write(
  `${totalCruised} modules, ${totalDependenciesCruised} dependencies: ${faults.length} out of order.\n`,
);
if (faults.length > 0) process.exitCode = 1;

/** Who breaks a rule, by what way, and what the rule is for. */
function told({ rule, from, to, cycle }: IViolation): string {
  const way = [from, ...(cycle?.map(({ name }) => name) ?? (to === from ? [] : [to]))];
  const { comment } = ruleSet.forbidden?.find(({ name }) => name === rule.name) ?? {};
  return `${rule.severity} ${rule.name}: ${way.join(' → ')}\n  ${comment}\n`;
}

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
