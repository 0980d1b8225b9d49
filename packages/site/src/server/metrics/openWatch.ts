import type { MetricsSettings } from '../settings/metricsSettings.ts';
import type { ServerWatch, Watched } from './serverWatch.ts';

/** A server whose operator has not asked for it counts nothing, and loads nothing that could. */
export async function openWatch(
  settings: MetricsSettings | null,
  { sites, log, backupsFolder }: Watched,
): Promise<ServerWatch> {
  if (settings === null) return { ...unwatched, log };
  const { watchServer } = await import('./watchServer.ts');
  return watchServer(settings, { sites, log, backupsFolder });
}

const unwatched: Omit<ServerWatch, 'log'> = {
  admission: { started: () => undefined, refused: () => undefined },
  refused: () => undefined,
  listener: (listener) => listener,
  answers: (_, handlers) => [...handlers],
  kept: (handler) => handler,
  unkept: async () => null,
  page: (render) => render,
  store: (store) => store,
  pictures: (pictures) => pictures,
  remote: (remote) => remote,
  open: async () => null,
  close: async () => undefined,
};
