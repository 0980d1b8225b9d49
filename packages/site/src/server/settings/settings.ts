import { resolve } from 'node:path';
import {
  type PlatformServiceName,
  platformServices,
  type SmsSettings,
  type SmtpSettings,
  WEBHOOK_SECRET,
} from '@forecourt/data';
import { databaseUrlFrom } from './databaseUrl.ts';
import { type MetricsSettings, metricsSettings } from './metricsSettings.ts';
import { type PictureSettings, pictureSettings } from './pictureSettings.ts';
import { serviceUrlFrom } from './serviceUrl.ts';
import { smsSettings } from './smsSettings.ts';
import { smtpSettings } from './smtpSettings.ts';
import { type StripeSettings, stripeSettings } from './stripeSettings.ts';
import { type TypesenseSettings, typesenseSettings } from './typesenseSettings.ts';

/** What an operator sets through the environment. */
export interface Settings {
  /** PORT, default 3000. */
  port: number;
  /** FORECOURT_DATA, default .data */
  dataFolder: string;
  /** FORECOURT_DATABASE_URL: PostgreSQL that several servers share; `null` keeps the store in the folder. */
  databaseUrl: string | null;
  /** FORECOURT_SITES, default demo/sites */
  sitesFolder: string;
  /** FORECOURT_TEMPLATES, default templates */
  templatesFolder: string;
  /** FORECOURT_ENV is not `production`. */
  development: boolean;
  /** Whether `/_inbox` shows leads: neither FORECOURT_ENV nor NODE_ENV is `production`. */
  inbox: boolean;
  /** FORECOURT_DRAIN_MS, default 2000 in production and 0 in development. */
  drainMs: number;
  /** FORECOURT_PAGE_WAIT_MS, default 300: how long a page may wait for its turn before it is refused. */
  pageWaitMs: number;
  /**
   * FORECOURT_TRUSTED_PROXIES: addresses and networks of load balancers in front, separated by
   * commas, whose X-Forwarded-For says who asks. Default: none.
   */
  trustedProxies: readonly string[];
  /** FORECOURT_TYPESENSE_NODES and FORECOURT_TYPESENSE_KEY; `null` searches within the process. */
  typesense: TypesenseSettings | null;
  /** FORECOURT_CONTENT_URL; `null` reads each site's content from the folder beside its site.json. */
  contentUrl: string | null;
  /** FORECOURT_WEBHOOK_SECRET_<SITE>__<NAME>, by these names: what a site's webhooks are signed with. */
  webhookSecrets: Readonly<Record<string, string>>;
  /** FORECOURT_PLATFORM_URL: ratings, look-ups, estimates; `null` asks nobody. */
  platformUrl: string | null;
  /** FORECOURT_PLATFORM_SERVICES: those of the platform's that there are, separated by commas; all by default. */
  platformServices: readonly PlatformServiceName[];
  /** FORECOURT_GEOCODING_KEY: sent to the platform's geocoder; `null` sends none. */
  geocodingKey: string | null;
  /**
   * FORECOURT_SMTP_URL and FORECOURT_SMTP_FROM, with FORECOURT_SMTP_OAUTH_TOKEN_URL and others where no
   * password is taken; `null` where no message is sent.
   */
  smtp: SmtpSettings | null;
  /** FORECOURT_SMS_URL and FORECOURT_SMS_FROM; `null` where no code to sign in with is sent. */
  sms: SmsSettings | null;
  /**
   * FORECOURT_STRIPE_KEY and FORECOURT_STRIPE_WEBHOOK_SECRET, for all sites or with `_<SITE>` for one, and
   * FORECOURT_STRIPE_URL; `null` where no site takes money.
   */
  stripe: StripeSettings | null;
  /** FORECOURT_PICTURE_ORIGINS and FORECOURT_PICTURES_MB, of sites with their image service here. */
  pictures: PictureSettings;
  /** FORECOURT_BACKUPS: where backups stand, for `doctor` and `/metrics` to tell their age; `null` where it is not told. */
  backupsFolder: string | null;
  /** FORECOURT_METRICS_PORT and FORECOURT_METRICS_HOST; `null` where nothing is measured. */
  metrics: MetricsSettings | null;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the settings; the only place that looks at the environment. */
export function settingsFrom(env: Env): Settings {
  const port = portFrom(env.PORT || '3000', 'PORT');
  const development = env.FORECOURT_ENV !== 'production';
  const drainMs = millisecondsFrom(env, 'FORECOURT_DRAIN_MS', {
    unset: development ? 0 : 2_000,
    least: 0,
    most: 8_000,
    unclear: 'how long a stopping server should still answer',
  });
  const pageWaitMs = millisecondsFrom(env, 'FORECOURT_PAGE_WAIT_MS', {
    unset: 300,
    least: 50,
    most: 60_000,
    unclear: 'how long a visitor should wait before a busy server says so',
  });
  return {
    port,
    dataFolder: resolve(env.FORECOURT_DATA ?? '.data'),
    databaseUrl: databaseUrlFrom(env.FORECOURT_DATABASE_URL),
    sitesFolder: resolve(env.FORECOURT_SITES ?? 'demo/sites'),
    templatesFolder: resolve(env.FORECOURT_TEMPLATES ?? 'templates'),
    development,
    inbox: development && env.NODE_ENV !== 'production',
    drainMs,
    pageWaitMs,
    trustedProxies: listOf(env.FORECOURT_TRUSTED_PROXIES),
    typesense: typesenseSettings(env),
    webhookSecrets: webhookSecretsFrom(env),
    contentUrl: serviceUrlFrom('FORECOURT_CONTENT_URL', env.FORECOURT_CONTENT_URL),
    platformUrl: serviceUrlFrom('FORECOURT_PLATFORM_URL', env.FORECOURT_PLATFORM_URL),
    platformServices: servicesFrom(env.FORECOURT_PLATFORM_SERVICES),
    geocodingKey: env.FORECOURT_GEOCODING_KEY || null,
    smtp: smtpSettings(env),
    sms: smsSettings(env),
    stripe: stripeSettings(env),
    pictures: pictureSettings(env),
    backupsFolder: env.FORECOURT_BACKUPS ? resolve(env.FORECOURT_BACKUPS) : null,
    metrics: metricsSettings(env),
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

interface Milliseconds {
  /** What holds where nothing is set. */
  unset: number;
  least: number;
  most: number;
  /** What nobody can know of a value that is none. */
  unclear: string;
}

function millisecondsFrom(env: Env, name: string, { unset, least, most, unclear }: Milliseconds) {
  const text = env[name];
  const value = text === undefined ? unset : text.trim() === '' ? Number.NaN : Number(text);
  if (value >= least && value <= most) return value;
  throw new Error(
    `${name} is "${text}", so it is unclear ${unclear}. Set it to milliseconds from ${least} to ${most}.`,
  );
}

function webhookSecretsFrom(env: Env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(WEBHOOK_SECRET) && value ? [[name, value]] : [],
    ),
  );
}

function servicesFrom(text = ''): readonly PlatformServiceName[] {
  if (text.trim() === '') return platformServices;
  return listOf(text).map((name) => {
    const known = platformServices.find((service) => service === name);
    if (known !== undefined) return known;
    throw new Error(
      `FORECOURT_PLATFORM_SERVICES names "${name}", which no platform is asked for. Name some of ${platformServices.join(', ')}, separated by commas.`,
    );
  });
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
