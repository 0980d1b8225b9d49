// 10,000 saved searches against a new version of 10,000 vehicles, all of which changed: the processor time,
// the longest that nothing else had its turn, and the memory; beside the floor, which is to read the two
// versions and to write as many rows. The exit status is 1 when a bar is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { openEmbeddedStore, type SiteKey, type Store, tellStock } from '@forecourt/data';
import { keptSearchText, type Vehicle } from '@forecourt/domain';
import { createRandom } from '../../packages/data/src/search/testing/random.ts';
import { randomRequest } from '../../packages/data/src/search/testing/randomRequest.ts';
import { type Bar, bar, printBars } from '../search/bars.ts';
import { benchStock } from '../search/benchStock.ts';

const SITE = 'bench' as SiteKey;
const SIZE = 10_000;
const NOW = Date.now();
const folder = await mkdtemp(join(tmpdir(), 'forecourt-alerts-'));

async function publish(store: Store, vehicles: readonly Vehicle[]): Promise<void> {
  const draft = await store.stock.begin(SITE);
  for (let start = 0; start < vehicles.length; start += 500) {
    const batch = vehicles.slice(start, start + 500);
    await draft.add(batch.map((vehicle, index) => ({ row: start + index, vehicle })));
  }
  await draft.publish(NOW);
}

async function ask(store: Store, vehicles: readonly Vehicle[], count: number, from: number) {
  const random = createRandom(from + 7);
  for (let index = from; index < from + count; index += 1) {
    const { state } = randomRequest(random, vehicles, NOW);
    const email = `${index}@example.com`;
    const search = keptSearchText(state);
    const asked = { email, search, vehicleId: null, words: 'Cars', frequency: 'daily' as const };
    await store.alerts.ask(SITE, asked, email, NOW, [{ count: 1, ms: 1 }]);
  }
  for (const { id, confirmedAt } of await store.alerts.list(SITE)) {
    if (confirmedAt === null) await store.alerts.confirm(SITE, id, NOW);
  }
}

function tell(store: Store) {
  return tellStock({
    ...{ alerts: store.alerts, stock: store.stock, site: SITE, wanted: true },
    ...{ timeZone: 'Australia/Sydney', base: { soldDays: 0 }, now: () => NOW },
    ...{ shown: (vehicle: Vehicle) => vehicle, isStopping: () => false },
  });
}

/** Processor seconds of work, and the most bytes that it held beyond what was there. */
async function measured(work: () => Promise<unknown>) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed);
  }, 50);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  delay.disable();
  clearInterval(timer);
  return {
    seconds: (user + system) / 1e6,
    stillMs: delay.percentile(99) / 1e6,
    megabytes: (most - before) / 1e6,
  };
}

/** A tenth goes, a tenth comes, and all others cost another price: half of them a lower one. */
function changed(vehicles: readonly Vehicle[], round: number): Vehicle[] {
  return vehicles.map((vehicle, index) =>
    index % 10 === round % 10
      ? { ...vehicle, id: `${vehicle.id}-${round}`, slug: `${vehicle.slug}-${round}` }
      : { ...vehicle, price: (vehicle.price ?? 20_000) + (index % 2 === 0 ? -100 : 100) * round },
  );
}

/** Two versions read and written as text, and the news as bare rows. */
async function floor(store: Store, rows: number) {
  const database = new DatabaseSync(join(folder, 'floor.sqlite'));
  database.exec('pragma journal_mode = wal; create table n (id integer primary key, body text)');
  const insert = database.prepare('insert into n (body) values (?)');
  const result = await measured(async () => {
    const { version = 0 } = (await store.stock.current(SITE)) ?? {};
    for (const one of [version - 1, version]) {
      for await (const batch of store.stock.read(SITE, one)) JSON.stringify(batch);
    }
    const body = 'x'.repeat(200);
    for (let row = 0; row < rows; row += 1) {
      if (row % 500 === 0) database.exec('begin');
      insert.run(body);
      if (row % 500 === 499 || row === rows - 1) database.exec('commit');
    }
  });
  database.close();
  return result;
}

function rowsIn(name: string): number {
  const database = new DatabaseSync(join(folder, 'alerts.sqlite'), { readOnly: true });
  const { count } = database.prepare(`select count(*) as count from ${name}`).get() as {
    count: number;
  };
  database.close();
  return count;
}

try {
  const rows: Bar[] = [];
  const vehicles = benchStock(SIZE);
  let store = await openEmbeddedStore({ folder, durability: 'normal' });
  await publish(store, vehicles);
  await ask(store, vehicles, 1_000, 0);
  await tell(store);
  await publish(store, changed(vehicles, 1));
  const few = await measured(() => tell(store));
  await ask(store, vehicles, SIZE - 1_000, 1_000);
  await store.close();
  store = await openEmbeddedStore({ folder });
  await publish(store, changed(vehicles, 2));
  const before = rowsIn('alert_news');
  const all = await measured(() => tell(store));
  const news = rowsIn('alert_news') - before;
  const least = await floor(store, news);
  await store.close();
  rows.push(
    bar({
      what: `${SIZE} searches against ${SIZE} vehicles that changed, processor time (${news} news)`,
      ...{ value: all.seconds, unit: ' s', limit: 30 },
    }),
    bar({
      what: `beside reading both versions and writing as many rows (${least.seconds.toFixed(1)} s)`,
      ...{ value: all.seconds / least.seconds, unit: ' times', limit: 20 },
    }),
    bar({
      what: 'time in which others had no turn, p99',
      ...{ value: all.stillMs, unit: ' ms', limit: 100 },
    }),
    bar({
      what: `memory beside that of 1,000 searches (${few.megabytes.toFixed(0)} MB)`,
      ...{ value: all.megabytes / few.megabytes, unit: ' times', limit: 1.5 },
    }),
  );
  printBars(rows);
} finally {
  await rm(folder, { recursive: true, force: true });
}
