import type { StripeKeys } from '@forecourt/data';

type Env = Readonly<Record<string, string | undefined>>;

/** Secrets of dealers' accounts at Stripe. */
export interface StripeSettings {
  /** FORECOURT_STRIPE_KEY and FORECOURT_STRIPE_WEBHOOK_SECRET, by these names, or with `_<SITE>` behind them. */
  secrets: Readonly<Record<string, string>>;
  /** FORECOURT_STRIPE_URL: a server on this machine that stands in for Stripe; `null` asks Stripe. */
  url: string | null;
}

const KEY = 'FORECOURT_STRIPE_KEY';
const WEBHOOK = 'FORECOURT_STRIPE_WEBHOOK_SECRET';
const URL_NAME = 'FORECOURT_STRIPE_URL';
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Reads what is set for Stripe; `null` where nothing is: then no site takes money. No fault tells a secret.
 *
 * @throws what is no key, or a key without its webhook's secret
 */
export function stripeSettings(env: Env): StripeSettings | null {
  const secrets: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(env)) {
    const kind = kindOf(name);
    const told = value.trim();
    if (kind === null || told === '') continue;
    if (!kind.shape.test(told)) {
      throw new Error(
        `${name} is no ${kind.what}, so no payment could be taken. Copy it from Stripe’s dashboard: it begins with ${kind.begins}.`,
      );
    }
    secrets[name] = told;
  }
  const url = (env[URL_NAME] ?? '').trim();
  const names = Object.keys(secrets);
  if (names.length === 0) return null;
  for (const name of names) expectPartner(secrets, name);
  if (url !== '') expectStandIn(url, secrets);
  return { secrets, url: url === '' ? null : url };
}

/** Those of a site: its own, else those that all sites share; `null` without. */
export function stripeKeysOf(settings: StripeSettings | null, site: string): StripeKeys | null {
  const { secrets = {} } = settings ?? {};
  const own = `_${suffixOf(site)}`;
  const key = secrets[KEY + own] ?? secrets[KEY];
  // An endpoint is of one address, so a site with an own key has an own secret too.
  const webhookSecret = secrets[WEBHOOK + own] ?? secrets[WEBHOOK];
  return key === undefined || webhookSecret === undefined ? null : { key, webhookSecret };
}

/** Names that are set for a site which is none of these. */
export function strayStripeNames(
  settings: StripeSettings | null,
  sites: readonly string[],
): string[] {
  const known = new Set(['', ...sites.map((site) => `_${suffixOf(site)}`)]);
  return Object.keys(settings?.secrets ?? {}).filter(
    (name) => !known.has(name.slice((name.startsWith(WEBHOOK) ? WEBHOOK : KEY).length)),
  );
}

/** A key of Stripe's test mode takes no money. */
export function isTestKey({ key }: StripeKeys): boolean {
  return key.includes('_test_');
}

interface Kind {
  what: string;
  begins: string;
  shape: RegExp;
}

const kinds = {
  key: {
    what: 'secret key of Stripe',
    begins: 'sk_live_, rk_live_ or, to try things out, sk_test_',
    shape: /^[sr]k_(?:live|test)_\w{8,}$/,
  },
  webhook: { what: 'signing secret of Stripe', begins: 'whsec_', shape: /^whsec_[\w+/=]{8,}$/ },
} as const satisfies Record<string, Kind>;

function kindOf(name: string): Kind | null {
  if (name === WEBHOOK || name.startsWith(`${WEBHOOK}_`)) return kinds.webhook;
  return name === KEY || name.startsWith(`${KEY}_`) ? kinds.key : null;
}

function suffixOf(site: string): string {
  return site.toUpperCase().replaceAll('-', '_');
}

/** A payment whose news cannot be read would be found late, and a key is what asks for it. */
function expectPartner(secrets: Readonly<Record<string, string>>, name: string): void {
  const [own, other] = name.startsWith(WEBHOOK) ? [WEBHOOK, KEY] : [KEY, WEBHOOK];
  const partner = other + name.slice(own.length);
  if (partner in secrets || other in secrets) return;
  throw new Error(
    `${name} is set and ${partner} is not, so payments could not be ${other === KEY ? 'taken' : 'heard of'}. ` +
      `Set ${partner} too${other === KEY ? '.' : ': it is shown with the webhook endpoint in Stripe’s dashboard.'}`,
  );
}

function expectStandIn(url: string, secrets: Readonly<Record<string, string>>): void {
  const { hostname, protocol } = URL.canParse(url) ? new URL(url) : { hostname: '', protocol: '' };
  if (!LOOPBACK.test(hostname) || protocol !== 'http:') {
    throw new Error(
      `${URL_NAME} is not an http:// address of this machine, so keys could reach a stranger. Leave it out to ask Stripe.`,
    );
  }
  if (Object.values(secrets).some((secret) => secret.includes('_live_'))) {
    throw new Error(
      `${URL_NAME} is set and a key takes real money, which a stand-in cannot. Use keys of Stripe’s test mode, or leave it out.`,
    );
  }
}
