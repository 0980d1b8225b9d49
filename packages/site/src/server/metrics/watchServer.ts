import type { Server } from 'node:http';
import { portOf } from '../http/listen.ts';
import type { MetricsSettings } from '../settings/metricsSettings.ts';
import { createInstruments } from './instruments.ts';
import { serveMetrics } from './metricsServer.ts';
import { newestBackup } from './newestBackup.ts';
import { pictureCounts, remoteCounts } from './partCounts.ts';
import { requestCounts } from './requestCounts.ts';
import type { ServerWatch, Watched } from './serverWatch.ts';
import { storeCounts } from './storeCounts.ts';
import { storeReadings } from './storeReadings.ts';

/** Counts what a server does and tells it on a port of its own. */
export function watchServer(
  settings: MetricsSettings,
  { sites, log, backupsFolder }: Watched,
): ServerWatch {
  const instruments = createInstruments();
  const { registry, refusals, queueWait, events } = instruments;
  let server: Server | null = null;
  return {
    log(entry) {
      events.inc({ event: entry.event });
      log(entry);
    },
    admission: {
      started: (kind, waitMs) => queueWait.observe({ kind }, waitMs / 1000),
      refused: (kind) => refusals.inc({ reason: `${kind}_queue` }),
    },
    refused: (reason) => refusals.inc({ reason }),
    ...requestCounts(instruments),
    store: (store) => storeCounts(store, sites, instruments),
    pictures: (pictures) => pictureCounts(pictures, instruments),
    remote: (remote) => (remote === null ? null : remoteCounts(remote, instruments)),
    async open(parts) {
      const readStore = storeReadings(instruments, parts);
      server = await serveMetrics(registry, settings, async () => {
        instruments.sites.set(parts.sites().length);
        await readStore();
        instruments.backup.set((await backupAt(backupsFolder)) / 1000);
        const load = parts.admission.load();
        for (const kind of ['page', 'lead'] as const) {
          instruments.queued.set({ kind }, load[kind].queued);
          instruments.running.set({ kind }, load[kind].running);
        }
        instruments.searchShut.set(parts.remote?.leftAlone() ?? 0);
        instruments.changeStreams.set(parts.streams());
        instruments.stopping.set(parts.isStopping() ? 1 : 0);
      });
      return portOf(server);
    },
    async close() {
      if (server === null) return;
      const closed = new Promise((resolve) => server?.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** 0 where there is none, nobody knows where, or it cannot be read: the alarm is the same. */
async function backupAt(folder: string | null): Promise<number> {
  const found = folder === null ? null : await newestBackup(folder).catch(() => null);
  return found ?? 0;
}
