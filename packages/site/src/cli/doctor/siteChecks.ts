import { ConfigError, type ConfigFault, ContentError, type DealerSite } from '@forecourt/data';
import { checkContent } from '../../server/content/checkContent.ts';
import { templateLoader } from '../../server/pages/templateBuild.ts';
import { sitesOnTestKeys } from '../../server/payments/checkPayments.ts';
import { readySites } from '../../server/readySites.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { siteAddress } from '../../server/settings/siteAddress.ts';
import { type Check, type Found, fault, note, sound } from './finding.ts';

export interface Sites {
  settings: Settings;
  sites: readonly DealerSite[];
}

/** The sites as `start` would have them; faults where it would refuse. */
export async function sitesFound(
  settings: Settings,
): Promise<{ sites: readonly DealerSite[] | null; found: Found[] }> {
  try {
    const { sites } = await readySites(settings, templateLoader(settings.templatesFolder));
    return { sites, found: [sound(`${counted(sites.length)} sound, with built templates.`)] };
  } catch (error) {
    const why = 'The server does not start with it: half a website loses leads.';
    if (error instanceof ConfigError) {
      return { sites: null, found: error.faults.map((one) => fault(placed(one), why, one.remedy)) };
    }
    return { sites: null, found: [fault(messageOf(error), why, 'Mend it as it says.')] };
  }
}

export const siteChecks: readonly Check<Sites>[] = [
  { name: 'mode', look: ({ settings }) => [mode(settings)] },
  { name: 'addresses', look: addresses },
  { name: 'content', look: content },
  { name: 'proxies', look: ({ settings }) => [proxies(settings)] },
  { name: 'payments', look: payments },
  { name: 'mail', look: mail },
];

function mode({ development }: Settings): Found {
  if (!development) return sound('Runs in production.');
  return note(
    'FORECOURT_ENV is not production.',
    'Anybody is shown a list of the sites, search engines are kept out, and what is missing for sign-in and payments is not missed.',
    'Set FORECOURT_ENV=production where shoppers come.',
  );
}

function addresses({ settings, sites }: Sites): Found[] {
  const without = sites.filter(
    ({ config }) => siteAddress(config, settings.development, settings.port) === null,
  );
  if (without.length === 0) return [sound('Every site has an address.')];
  return [
    fault(
      `No host leads to ${slugs(without)}.`,
      'In production a site is found by its hosts alone, so no shopper reaches it.',
      'Name them in hosts of its site.json.',
    ),
  ];
}

async function content({ settings, sites }: Sites): Promise<Found[]> {
  try {
    const { without } = await checkContent(sites, settings.contentUrl);
    if (without.length === 0) return [sound('All content can be shown.')];
    return [
      note(
        `The service of FORECOURT_CONTENT_URL has no content of ${slugs(without)}.`,
        'A wrong address looks like that as well; shoppers see no offers, reviews or pages there.',
        'Look whether the service knows the site by its slug.',
      ),
    ];
  } catch (error) {
    const why = 'Shoppers see what stood there before, or nothing.';
    if (error instanceof ContentError) {
      return error.faults.map((one) => fault(placed(one), why, one.remedy));
    }
    return [
      fault(
        messageOf(error),
        why,
        'See that FORECOURT_CONTENT_URL leads to a service that answers.',
      ),
    ];
  }
}

function proxies({ development, trustedProxies }: Settings): Found {
  const everybody = trustedProxies.find((entry) => /^(?:0\.0\.0\.0|::)\/0$/.test(entry));
  if (everybody !== undefined) {
    return fault(
      `FORECOURT_TRUSTED_PROXIES names ${everybody}, which is everybody.`,
      'Whoever writes another address into X-Forwarded-For is another visitor, so no limit holds.',
      'Name the addresses of your own proxies alone.',
    );
  }
  if (development || trustedProxies.length > 0) return sound('It is known which proxies are ours.');
  return fault(
    'FORECOURT_TRUSTED_PROXIES is not set.',
    'A proxy that ends TLS stands in front, and all who come by it count as one visitor: after five leads in a minute the next is refused.',
    'Set it to the proxies’ addresses or networks, such as 127.0.0.1 or 10.0.0.0/8.',
  );
}

function payments({ settings, sites }: Sites): Found[] {
  const onTest = sitesOnTestKeys(sites, settings.stripe);
  if (onTest.length === 0) return [sound('No site takes deposits by test keys.')];
  const tell = settings.development ? note : fault;
  return [
    tell(
      `${onTest.join(', ')} take deposits by keys of Stripe’s test mode.`,
      'Vehicles are reserved and nobody is charged.',
      'Set the live keys, and the secret of the live webhook (docs/payments.md).',
    ),
  ];
}

function mail({ settings, sites }: Sites): Found[] {
  const silent = settings.smtp === null ? sites.filter(({ config }) => config.alerts) : [];
  if (silent.length === 0) return [sound('Every site that offers alerts can send them.')];
  return [
    note(
      `FORECOURT_SMTP_URL is not set, so ${slugs(silent)} offer no alerts.`,
      'Shoppers are not told of new vehicles, nor by mail of their reservations.',
      'Set FORECOURT_SMTP_URL and FORECOURT_SMTP_FROM (docs/mail.md), or "alerts": false.',
    ),
  ];
}

function placed({ file, key, fault: what }: ConfigFault): string {
  return `${file}${key === '' ? '' : ` · ${key}`}: ${what}.`;
}

function slugs(sites: readonly DealerSite[]): string {
  return sites.map(({ key }) => key).join(', ');
}

function counted(count: number): string {
  return count === 1 ? '1 site is' : `${count} sites are`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
