import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import type { Settings } from '../../server/settings/settings.ts';
import { type Check, type Found, fault, PATIENCE_MS, sound } from './finding.ts';
import type { Sites } from './siteChecks.ts';

/** What a deployment needs elsewhere; connected to, and sent nothing. */
export const serviceChecks: readonly Check<Sites>[] = [
  { name: 'mail-server', look: ({ settings }) => mailServer(settings) },
  { name: 'webhooks', look: webhooks },
  { name: 'typesense', look: ({ settings }) => typesense(settings) },
  { name: 'platform', look: ({ settings }) => atUrl(settings.platformUrl, platformFault) },
  { name: 'sms', look: ({ settings }) => atUrl(settings.sms?.url ?? null, smsFault) },
];

async function mailServer({ smtp }: Settings): Promise<Found[]> {
  if (smtp === null) return [];
  const { host, port } = smtp;
  const problem = await reached(host, port);
  if (problem === null) return [sound(`The mail server ${host} answers at ${port}.`)];
  return [
    fault(
      `The mail server ${host} does not answer at ${port} (${problem}).`,
      'Leads by mail wait, and shoppers are not written to.',
      'See FORECOURT_SMTP_URL, and that a firewall lets this machine out to that port.',
    ),
  ];
}

/** By name alone: a receiver may count whoever connects, and a dealer sees a test lead by `delivery test`. */
async function webhooks({ sites }: Sites): Promise<Found[]> {
  const receivers = sites.flatMap(({ key, config }) =>
    config.delivery.flatMap((one) =>
      one.to === 'webhook' ? [{ site: key, name: one.name, host: new URL(one.url).hostname }] : [],
    ),
  );
  if (receivers.length === 0) return [];
  const found = await Promise.all(
    receivers.map(async ({ site, name, host }) => {
      const problem = await lookup(host.replace(/^\[|\]$/g, '')).then(() => null, codeOf);
      if (problem === null) return [];
      return [
        fault(
          `Nobody knows ${host}, where leads of ${site} go by ${name} (${problem}).`,
          'They wait, and are parked after a week.',
          `Correct its url in site.json, then npx forecourt delivery test --site ${site}`,
        ),
      ];
    }),
  );
  const faults = found.flat();
  return faults.length > 0
    ? faults
    : [sound(`All ${receivers.length} receivers of webhooks are known.`)];
}

async function typesense({ typesense: service }: Settings): Promise<Found[]> {
  if (service === null) return [];
  return Promise.all(
    service.nodes.map(async (node) => {
      const { host } = new URL(node);
      const problem = await healthOf(node);
      if (problem === null) return sound(`Typesense is well at ${host}.`);
      return fault(
        `Typesense is not well at ${host} (${problem}).`,
        'Searches are answered by what is in memory, or by the last answer; with large stock that is slow.',
        'See FORECOURT_TYPESENSE_NODES, and that the node runs: curl <node>/health',
      );
    }),
  );
}

async function healthOf(node: string): Promise<string | null> {
  try {
    const reply = await fetch(`${node}/health`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const isWell = reply.ok && /"ok"\s*:\s*true/.test((await reply.text()).slice(0, 500));
    return isWell ? null : `status ${reply.status}`;
  } catch (error) {
    return codeOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
  }
}

function platformFault(host: string, problem: string): Found {
  return fault(
    `The platform ${host} does not answer (${problem}).`,
    'Number plates, values and times are what this server knows by itself, or nothing.',
    'See FORECOURT_PLATFORM_URL.',
  );
}

function smsFault(host: string, problem: string): Found {
  return fault(
    `The gateway of codes ${host} does not answer (${problem}).`,
    'No shopper can sign in.',
    'See FORECOURT_SMS_URL.',
  );
}

async function atUrl(
  url: string | null,
  faultOf: (host: string, problem: string) => Found,
): Promise<Found[]> {
  if (url === null) return [];
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const problem = await reached(host, Number(port) || (protocol === 'https:' ? 443 : 80));
  return [problem === null ? sound(`${host} answers.`) : faultOf(host, problem)];
}

/** Connects and hangs up; what kept it from that, in a word. */
function reached(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const end = (problem: string | null) => {
      socket.destroy();
      resolve(problem);
    };
    socket.once('connect', () => end(null));
    socket.once('timeout', () => end('no answer in time'));
    socket.once('error', (error) => end(codeOf(error)));
  });
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
