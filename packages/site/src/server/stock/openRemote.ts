import type { Log } from '../log/log.ts';
import type { TypesenseSettings } from '../settings/typesenseSettings.ts';
import type { TypesenseRemote } from './remoteSearch.ts';

/** Servers that search within themselves never load Typesense's client. */
export async function openRemote(
  settings: TypesenseSettings | null,
  tools: { log: Log; now(): number },
): Promise<TypesenseRemote | null> {
  if (settings === null) return null;
  const { typesenseSearch } = await import('./remoteSearch.ts');
  return typesenseSearch(settings, tools);
}
