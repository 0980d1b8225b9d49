import type { Settings } from '../../server/settings/settings.ts';
import { backupFound } from './backupChecks.ts';
import type { Check, Finding, Found } from './finding.ts';
import { machineChecks } from './machineChecks.ts';
import { serviceChecks } from './serviceChecks.ts';
import { siteChecks, sitesFound } from './siteChecks.ts';
import { storeFound } from './storeChecks.ts';

/** Every check of a deployment, in the order in which they are mended. None changes anything. */
export async function examine(settings: Settings, now: number): Promise<Finding[]> {
  const [machine, store, backups, { sites, found }] = await Promise.all([
    all(machineChecks, settings),
    storeFound(settings, now),
    backupFound(settings, now),
    sitesFound(settings),
  ]);
  // Without its sites, what a deployment needs for them is not known.
  const asked = { settings, sites: sites ?? [] };
  const rest = sites === null ? [] : await all([...siteChecks, ...serviceChecks], asked);
  return [
    ...machine,
    ...Object.entries(store).flatMap(([check, one]) => named(check, one)),
    ...named('backups', backups),
    ...named('sites', found),
    ...rest,
  ];
}

async function all<Asked>(checks: readonly Check<Asked>[], asked: Asked): Promise<Finding[]> {
  const found = await Promise.all(
    checks.map(async ({ name, look }) => named(name, await look(asked))),
  );
  return found.flat();
}

function named(check: string, found: readonly Found[]): Finding[] {
  return found.map((one) => ({ check, ...one }));
}
