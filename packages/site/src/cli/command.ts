import { type DealerSite, loadSites } from '@forecourt/data';
import type { Settings } from '../server/settings.ts';

/** What a command may touch of the world. */
export interface CommandIo {
  settings: Settings;
  stdout(text: string): void;
  stderr(text: string): void;
  /** What is piped in. */
  stdin?: AsyncIterable<Uint8Array | string>;
  /** Colours a text of `stdout`, where that is a terminal which shows colours. */
  paint?(style: 'red' | 'yellow', text: string): string;
  /** Whether a person watches `stderr` as it is written. */
  watched?: boolean;
}

export interface Command {
  name: string;
  usage: string;
  summary: string;
  /** Resolves to the exit status. */
  run(args: readonly string[], io: CommandIo): Promise<number>;
}

/** The command was called wrongly; nothing was done. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The configured site of a slug. */
export async function requireSite(slug: string | undefined, io: CommandIo): Promise<DealerSite> {
  const sites = await loadSites(io.settings);
  const site = sites.find(({ config }) => config.slug === slug);
  if (site !== undefined) return site;
  const known = sites.map(({ config }) => config.slug).join(', ');
  throw new UsageError(
    slug === undefined
      ? `Which site is meant? Add --site with one of: ${known}.`
      : `No site is called "${slug}", so nothing was done. Configured sites: ${known}.`,
  );
}
