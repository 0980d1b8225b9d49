import type {
  BrokenSite,
  DealerSite,
  PlatformServiceName,
  SmsSettings,
  SmtpSettings,
} from '@forecourt/data';
import type { QuickHandler } from './http/frontHandler.ts';
import type { Log } from './log/log.ts';
import type { LoadTemplate } from './pages/templateBuild.ts';
import type { MetricsSettings } from './settings/metricsSettings.ts';
import type { PictureSettings } from './settings/pictureSettings.ts';
import type { StripeSettings } from './settings/stripeSettings.ts';
import type { TypesenseSettings } from './settings/typesenseSettings.ts';

export interface StartServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** Folder of the store, unless it is in a database, of delivered leads and of photos. */
  dataFolder: string;
  /** `postgresql://…`: the store of several servers. */
  databaseUrl?: string | null;
  sitesFolder: string;
  templatesFolder: string;
  /** Addresses and networks of load balancers whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[];
  /** Shows `<slug>.localhost`, and a list of sites on hosts without one. */
  development: boolean;
  /** Answers the searches of all sites; without it they are answered from memory. */
  typesense?: TypesenseSettings | null;
  /** A service that has the content of all sites; without it each has a folder beside its site.json. */
  contentUrl?: string | null;
  /** What webhooks are signed with, by the names of the environment. */
  webhookSecrets?: Readonly<Record<string, string>>;
  /** Services of the platform, such as ratings; without it, nobody is asked. */
  platformUrl?: string | null;
  /** Those of the platform's that there are; all by default. The others are the sites' own. */
  platformServices?: readonly PlatformServiceName[];
  /** Key of the platform's geocoder, where it wants one. */
  geocodingKey?: string | null;
  /** The server that takes messages to dealers' mailboxes. */
  smtp?: SmtpSettings | null;
  /** The gateway that takes codes to phones; without it they are in the inbox, or not sent. */
  sms?: SmsSettings | null;
  /** Keys of those who take deposits; without any, dealers confirm reservations themselves. */
  stripe?: StripeSettings | null;
  /** Where photos of a host are asked for instead, in the operator's own network, and what is kept of them. */
  pictures?: PictureSettings;
  /** Where templates come from; by default their builds. */
  loadTemplate?: LoadTemplate;
  /** Shows what dealers get at `/_inbox`, to a browser on this machine; in development alone. */
  inbox?: boolean;
  /** Answers that come before pages, for example of an image service. */
  quick?: readonly QuickHandler[];
  /** Where is told what is measured (docs/metrics.md); without it nothing is. */
  metrics?: MetricsSettings | null;
  /** Where backups stand, whose age is measured; `null` where it is not. */
  backupsFolder?: string | null;
  /** Milliseconds in which requests are still taken after `stop`; 0 by default. */
  drainMs?: number;
  /** Milliseconds that a page may wait for its turn before it is refused; 300 by default. */
  pageWaitMs?: number;
  log: Log;
  now?: () => number;
}

export interface RunningServer {
  port: number;
  /** Where `/metrics` is; `null` where nothing is measured. */
  metricsPort: number | null;
  /** Those that are served just now. */
  readonly sites: readonly DealerSite[];
  /** Those whose configuration keeps them from it. */
  broken(): readonly BrokenSite[];
  /**
   * Says so at `/readyz` and `/healthz`, answers what comes for a while yet, finishes the delivery
   * under way, closes the store.
   */
  stop(options?: { drainMs?: number }): Promise<void>;
}
