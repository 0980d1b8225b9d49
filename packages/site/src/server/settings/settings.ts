import { resolve } from 'node:path';
import { type TypesenseSettings, typesenseSettings } from './typesenseSettings.ts';

/** What an operator sets through the environment. */
export interface Settings {
  /** PORT, default 3000. */
  port: number;
  /** FORECOURT_DATA, default .data */
  dataFolder: string;
  /** FORECOURT_SITES, default demo/sites */
  sitesFolder: string;
  /** FORECOURT_TEMPLATES, default templates */
  templatesFolder: string;
  /** FORECOURT_ENV is not `production`. */
  development: boolean;
  /** FORECOURT_DRAIN_MS, default 2000 in production and 0 in development. */
  drainMs: number;
  /**
   * FORECOURT_TRUSTED_PROXIES: addresses and networks of load balancers in front, separated by
   * commas, whose X-Forwarded-For says who asks. Default: none.
   */
  trustedProxies: readonly string[];
  /** FORECOURT_TYPESENSE_NODES and FORECOURT_TYPESENSE_KEY; `null` searches within the process. */
  typesense: TypesenseSettings | null;
}

/** Reads the settings; the only place that looks at the environment. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = portFrom(env.PORT || '3000', 'PORT');
  const development = env.FORECOURT_ENV !== 'production';
  const drainMs = Number(env.FORECOURT_DRAIN_MS ?? (development ? 0 : 2_000));
  if (!(drainMs >= 0 && drainMs <= 8_000)) {
    throw new Error(
      `FORECOURT_DRAIN_MS is "${env.FORECOURT_DRAIN_MS}", so it is unclear how long a stopping server should still answer. Set it to milliseconds from 0 to 8000.`,
    );
  }
  return {
    port,
    dataFolder: resolve(env.FORECOURT_DATA ?? '.data'),
    sitesFolder: resolve(env.FORECOURT_SITES ?? 'demo/sites'),
    templatesFolder: resolve(env.FORECOURT_TEMPLATES ?? 'templates'),
    development,
    drainMs,
    trustedProxies: listOf(env.FORECOURT_TRUSTED_PROXIES),
    typesense: typesenseSettings(env),
  };
}

/** @param source what holds the text, for the fault: `PORT`, `--port` */
export function portFrom(text: string, source: string): number {
  const port = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(
    `${source} is "${text}", so there is nowhere to listen. Set it to a number from 0 to 65535.`,
  );
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
