import { setImmediate as nextTurn } from 'node:timers/promises';
import { alertDueAt, type BaseFilter, stockChange, type Vehicle } from '@forecourt/domain';
import { createTurns } from '../createTurns.ts';
import type { AlertRun, AlertStore, VehicleChange } from '../store/alerts.ts';
import type { SiteKey, StockStore } from '../store/store.ts';
import { StockVersionGone } from '../store/storeErrors.ts';
import { findNewsOf } from './findNews.ts';

/** What telling a site's alerts of its stock must know of the site. */
export interface ToldSite {
  site: SiteKey;
  /** IANA zone of the dealer, whose mornings are meant. */
  timeZone: string;
  base: BaseFilter;
  /** The vehicle as the site may show it. */
  shown(vehicle: Vehicle): Vehicle;
}

export interface TellStockOptions extends ToldSite {
  alerts: Pick<AlertStore, 'begin'>;
  stock: Pick<StockStore, 'current' | 'read'>;
  /** Whether anybody waits for news of the site. */
  wanted: boolean;
  /** Milliseconds since 1970 UTC. */
  now(): number;
  /** Whether to break off: what is left is done the next time. */
  isStopping(): boolean;
}

/** `told` also where there was nothing to tell, `later` where it must be asked again. */
export type TellOutcome = { kind: 'told'; version: number } | { kind: 'later' };

/** Alerts of one transaction. */
const ALERTS = 50;
const VEHICLES = 500;

const LATER: TellOutcome = { kind: 'later' };

/**
 * Compares a site's stock with what its alerts heard of last, and keeps for each what is new. Each change is
 * kept once for each alert, in however many processes and however often this is broken off.
 */
export async function tellStock(options: TellStockOptions): Promise<TellOutcome> {
  const run = await options.alerts.begin(options.site);
  if (run === null) return LATER;
  try {
    return await tellBy(run, options);
  } catch (error) {
    // A newer one has come while this one was read.
    if (error instanceof StockVersionGone) return LATER;
    throw error;
  } finally {
    await run.end();
  }
}

async function tellBy(run: AlertRun, options: TellStockOptions): Promise<TellOutcome> {
  const { stock, site, wanted, isStopping, now } = options;
  let progress = await run.progress();
  if (!wanted) {
    if (progress.state !== 'none') await run.forget();
    return LATER;
  }
  if (progress.state === 'telling') {
    if (!(await tellAlerts(run, options))) return LATER;
    progress = await run.progress();
  }
  const current = await stock.current(site);
  if (current === null) return LATER;
  const isTold = progress.state === 'told' && progress.version === current.version;
  if (!isTold) {
    await run.collect(current.version, now());
    if (!(await collectChanges(run, current.version, options))) return LATER;
    await run.collected();
    if (isStopping() || !(await tellAlerts(run, options))) return LATER;
  }
  return { kind: 'told', version: current.version };
}

/** @returns whether it came to the end */
async function collectChanges(
  run: AlertRun,
  version: number,
  { stock, site, base, shown, isStopping }: TellStockOptions,
): Promise<boolean> {
  const { at, beforeAt, first } = await run.progress();
  const turn = createTurns();
  const ids = new Set<string>();
  const isTold = ({ before, after }: VehicleChange) =>
    !first &&
    stockChange(
      { vehicle: before && shown(before), at: beforeAt },
      { vehicle: after && shown(after), at },
      base,
    ) !== null;
  for await (const batch of stock.read(site, version)) {
    if (isStopping()) return false;
    const seen = await run.seen(batch.map(({ id }) => id));
    const kept = new Map<string, string | null>();
    const changes: VehicleChange[] = [];
    for (const after of batch) {
      ids.add(after.id);
      const body = JSON.stringify(after);
      const last = seen.get(after.id);
      if (last !== body) kept.set(after.id, body);
      const before: Vehicle | null = last === undefined ? null : JSON.parse(last);
      const change = { id: after.id, before, after };
      if (isTold(change)) changes.push(change);
      await turn();
    }
    await run.keep(kept, changes);
    await nextTurn();
  }
  for (let last = ''; ; ) {
    if (isStopping()) return false;
    const known = await run.seenAfter(last, VEHICLES);
    const end = known.at(-1);
    if (end === undefined) return true;
    const missing = known.filter((id) => !ids.has(id));
    const bodies = await run.seen(missing);
    const changes = missing.map((id) => {
      const body = bodies.get(id);
      return { id, before: body === undefined ? null : JSON.parse(body), after: null };
    });
    if (missing.length > 0) {
      await run.keep(new Map(missing.map((id) => [id, null])), changes.filter(isTold));
    }
    last = end;
    await nextTurn();
  }
}

/** @returns whether it came to the end */
async function tellAlerts(
  run: AlertRun,
  { base, shown, timeZone, now, isStopping }: TellStockOptions,
): Promise<boolean> {
  const moments = await run.progress();
  const changes = await run.changes();
  const turn = createTurns();
  const finding = findNewsOf({ changes, moments, base, shown });
  let step = finding.next();
  while (!step.done) {
    await turn();
    step = finding.next();
  }
  const find = step.value;
  while (find !== null) {
    if (isStopping()) return false;
    const alerts = await run.alerts(ALERTS);
    const last = alerts.at(-1);
    if (last === undefined) break;
    const findings = [];
    for (const alert of alerts) {
      const { news, more } = find(alert);
      const dueAt = alertDueAt(alert.frequency, now(), timeZone);
      if (news.length > 0) findings.push({ alertId: alert.id, news, more, dueAt });
      await turn();
    }
    await run.found(findings, last.seq);
  }
  await run.told();
  return true;
}
