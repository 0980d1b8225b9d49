import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { DealerSite } from '@forecourt/data';
import type { Admission } from './admission.ts';
import { type Answer, plainAnswer, send, textAnswer } from './answer.ts';
import type { Log } from './log.ts';
import { isOwnOrigin } from './originGuard.ts';
import { readBody } from './readBody.ts';
import { requestTarget } from './requestTarget.ts';
import type { FindSite, ReachedSite } from './siteHosts.ts';

/** A request that passed the front door. */
export interface SiteRequest extends ReachedSite {
  method: 'GET' | 'HEAD' | 'POST';
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  incoming: IncomingMessage;
  body: Buffer | null;
}

/** Something that answers before a page is rendered: static files, the theme, pictures. */
export type QuickHandler = (
  request: SiteRequest,
  response: ServerResponse,
) => Promise<Answer | 'sent' | null>;

export interface FrontHandlerOptions {
  findSite: FindSite;
  admission: Admission;
  quick: readonly QuickHandler[];
  page(request: SiteRequest): Promise<Answer>;
  /** Answer for a host without a site. */
  unknownHost(host: string | undefined): Answer;
  log: Log;
}

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * The front door: every request passes here, in this order, before anything of a dealer is
 * touched. Method, address, host, origin, type and size are settled; what is left is a page.
 */
export function createFrontHandler(options: FrontHandlerOptions): RequestListener {
  return (incoming, response) => {
    handle(options, incoming, response).catch((error: unknown) => {
      options.log({ event: 'request_failed', error: nameOf(error) });
      const answer = textAnswer(500, 'Something went wrong. Please try again.');
      void send(incoming, response, answer, { https: false });
    });
  };
}

async function handle(
  options: FrontHandlerOptions,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const reached = options.findSite(incoming.headers.host);
  const https = reached?.origin.startsWith('https:') ?? false;
  const reply = (answer: Answer) => send(incoming, response, answer, { https });
  const method = incoming.method ?? '';

  if (!METHODS.has(method)) {
    return reply(
      refusal(incoming, 405, 'This address can only be read or sent a form.', {
        allow: 'GET, HEAD, POST',
      }),
    );
  }
  if (hostCount(incoming) > 1) return reply(refusal(incoming, 400, 'One Host is enough.'));
  const target = requestTarget(incoming.url ?? '');
  if (!target.ok) return reply(refusal(incoming, target.status, 'This address cannot be read.'));
  if (target.pathname === '/healthz') return reply(textAnswer(200, 'ok'));
  if (reached === null) return reply(options.unknownHost(incoming.headers.host));

  const request: SiteRequest = {
    ...reached,
    ...target,
    method: method as SiteRequest['method'],
    incoming,
    body: null,
  };
  if (method === 'POST') {
    const fault = postFault(incoming, reached);
    if (fault !== null) return reply(fault);
    const result = await readBody(incoming);
    if (!result.ok) {
      if (result.status === 0) return;
      return reply(siteRefusal(reached.site, result.status, result.reason));
    }
    request.body = result.body;
  } else {
    for (const quick of options.quick) {
      const answer = await quick(request, response);
      if (answer === 'sent') return;
      if (answer !== null) return reply(answer);
    }
  }

  options.admission.admit(response, method === 'POST' ? 'lead' : 'page', {
    refuse: () => void reply(busy(reached.site)),
    run: async () => {
      const answer = await options.page(request).catch((error: unknown) => {
        options.log({ event: 'request_failed', site: reached.site.key, error: nameOf(error) });
        return siteRefusal(reached.site, 500, 'The page could not be made.');
      });
      await reply(answer);
    },
  });
}

/** Node keeps the first of several Host headers, and a proxy may have kept the last. */
function hostCount({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    .length;
}

function postFault(incoming: IncomingMessage, { site, origin }: ReachedSite): Answer | null {
  if (!isOwnOrigin(incoming.headers, origin)) {
    return siteRefusal(
      site,
      403,
      'The form was sent from another website, so nothing was changed.',
    );
  }
  const type = (incoming.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE) return siteRefusal(site, 415, 'This is not a form of this website.');
  return null;
}

function busy(site: DealerSite): Answer {
  const answer = siteRefusal(site, 503, 'Very many people are here just now.');
  return { ...answer, headers: { ...answer.headers, 'retry-after': '2', connection: 'close' } };
}

/** A refusal on a dealer's site: the shopper can still reach the dealer. */
function siteRefusal(site: DealerSite, status: number, text: string): Answer {
  const { name, phone, locations } = site.config;
  const number = phone ?? locations.find((location) => location.phone !== null)?.phone ?? null;
  const help =
    number === null ? 'Please go back and try again.' : `Please try again, or call ${number}.`;
  return plainAnswer(
    { status, title: name, text: `${text} ${help}`, links: [{ href: '/', text: 'Home' }] },
    status === 413 || status === 408 ? { connection: 'close' } : {},
  );
}

function refusal(
  incoming: IncomingMessage,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Answer {
  const close = incoming.headers['content-length'] === undefined ? {} : { connection: 'close' };
  return textAnswer(status, text, { ...headers, ...close });
}

/** The kind of an error. Its message may quote what a shopper typed, so it stays out of the log. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
