import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ListedFacts, noteVehicle, type VehicleNow } from '@forecourt/domain';
import { createTurns } from '../createTurns.ts';
import type { ChangeHead, ChangeLead, ChangeStore, NotedRow } from '../store/changes.ts';
import type { SiteKey } from '../store/siteKey.ts';

/** A site's public list as it is at a moment. */
export interface PublicList {
  /** Version of the stock that it is made of. */
  version: number;
  /** Every vehicle of the stock that is listed, or sold and said to be so. */
  vehicles: Iterable<VehicleNow<ListedFacts>>;
}

export interface NoteListOptions {
  changes: Pick<ChangeStore, 'head'>;
  lead: ChangeLead;
  site: SiteKey;
  list: PublicList;
  /** Name of a record that begins. */
  newEpoch(): string;
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Whether to break off: what is left is done the next time. */
  isStopping(): boolean;
}

/** Vehicles of one reading, and of one transaction. */
const READ = 2_000;
const NOTED = 200;
/** Vehicles that left are known for so long, and of those no more than there are others, or this. */
const KEEP_MS = 30 * 86_400_000;
const LEAST_KEPT = 1_000;

/**
 * Notes what of a site's public list is other than it was noted last. The first time nothing is a change:
 * readers begin with the list. Broken off, or ended by a kill, it is gone on with by the next, and readers
 * hear of it when it is whole.
 *
 * @returns where the record stands then; `null` where it was broken off
 * @throws LeadLost
 */
export async function noteList(options: NoteListOptions): Promise<ChangeHead | null> {
  const { changes, lead, site, list, newEpoch, now, isStopping } = options;
  const before = await changes.head(site);
  const known = await digestsOf(lead, site);
  const at = now();
  let position = Math.max(before?.position ?? 0, await lead.last(site));
  const first = position;
  const turn = createTurns();

  /** Those that seem to be others, until there are enough for a transaction. */
  let waiting: { now: VehicleNow<ListedFacts>; digest: string }[] = [];
  async function noteWaiting(): Promise<void> {
    const batch = waiting;
    waiting = [];
    const noted = await lead.noted(
      site,
      batch.map((one) => one.now.id),
    );
    const rows: NotedRow[] = [];
    for (const { now: is, digest } of batch) {
      const row = noteVehicle(noted.get(is.id) ?? null, is, position + 1);
      if (row === null) continue;
      position += 1;
      rows.push({ ...row, digest, version: list.version, at });
    }
    if (rows.length > 0) await lead.note(site, rows);
    await nextTurn();
  }
  async function note(is: VehicleNow<ListedFacts>, digest: string): Promise<void> {
    waiting.push({ now: is, digest });
    if (waiting.length >= NOTED) await noteWaiting();
  }

  const here = new Set<string>();
  const soldUnlisted = new Set<string>();
  for (const is of list.vehicles) {
    if (isStopping()) return null;
    if (is.vehicle !== null) {
      here.add(is.id);
      const digest = digestOf(is.vehicle);
      if (known.get(is.id) !== digest) await note(is, digest);
    } else if (is.isSold) soldUnlisted.add(is.id);
    await turn();
  }
  for (const [id, digest] of known) {
    if (isStopping()) return null;
    if (digest === null || here.has(id)) continue;
    await note({ id, vehicle: null, isSold: soldUnlisted.has(id) }, '');
  }
  await noteWaiting();

  const isSame = before !== null && position === first && before.position === position;
  if (isSame && before.version === list.version) return before;
  const head =
    before === null
      ? { epoch: newEpoch(), position: Math.max(1, position), floor: Math.max(1, position) }
      : { epoch: before.epoch, position, floor: before.floor };
  const reached = { ...head, version: list.version, at };
  await lead.reach(site, reached);
  await lead.trim(site, at - KEEP_MS, Math.max(LEAST_KEPT, here.size));
  return reached;
}

async function digestsOf(lead: ChangeLead, site: SiteKey): Promise<Map<string, string | null>> {
  const known = new Map<string, string | null>();
  for (let last = ''; ; ) {
    const some = await lead.digests(site, last, READ);
    for (const { id, digest } of some) known.set(id, digest);
    if (some.length < READ) return known;
    last = some.at(-1)?.id ?? '';
    await nextTurn();
  }
}

function digestOf(vehicle: ListedFacts): string {
  return hash('sha256', JSON.stringify(vehicle), 'base64url').slice(0, 22);
}
