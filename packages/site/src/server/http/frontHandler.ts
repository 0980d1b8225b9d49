import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { DealerSite } from '@forecourt/data';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';
import type { Admission } from './admission.ts';
import { type Answer, send, textAnswer } from './answer.ts';
import { isOwnOrigin } from './originGuard.ts';
import { doorOf, PHOTOS_TYPE, type PostDoor } from './postDoor.ts';
import { probeAnswer } from './probes.ts';
import { readBody } from './readBody.ts';
import { requestTarget } from './requestTarget.ts';
import type { FindSite, ReachedSite } from './siteHosts.ts';
import { siteRefusal } from './siteRefusal.ts';
import type { UnknownHost } from './unknownHost.ts';

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
  /** Likewise, of what is sent. Default: nothing. */
  quickPosts?: readonly QuickHandler[];
  /** Takes the photos out of a form, and gives the form without them. */
  photos?(
    request: SiteRequest,
  ): Promise<{ ok: true; body: Buffer } | { ok: false; status: number; reason: string }>;
  page(request: SiteRequest): Promise<Answer>;
  unknownHost: UnknownHost;
  /** The server has been told to stop: it still answers, but nobody should be sent here. */
  isStopping(): boolean;
  /** Search engines may hold what is answered. */
  indexable: boolean;
  log: Log;
}

const METHODS = new Set(['GET', 'HEAD', 'POST']);

/**
 * The front door: every request passes here, in this order, before anything of a dealer is
 * touched. Method, address, host, origin, type and size are settled; what is left is a page.
 */
export function createFrontHandler(options: FrontHandlerOptions): RequestListener {
  return (incoming, response) => {
    handle(options, incoming, response).catch((error: unknown) => {
      options.log({ event: 'request_failed', error: errorKind(error) });
      const reached = options.findSite(incoming.headers.host);
      const answer = refusal(incoming, reached, 500, 'Something went wrong.');
      void send(incoming, response, answer, {
        https: reached?.origin.startsWith('https:') ?? false,
        indexable: options.indexable,
      });
    });
  };
}

async function handle(
  options: FrontHandlerOptions,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Whoever asks again comes by a new connection, and so to another server.
  if (options.isStopping()) response.shouldKeepAlive = false;
  const reached = options.findSite(incoming.headers.host);
  const https = reached?.origin.startsWith('https:') ?? false;
  const reply = (answer: Answer) =>
    send(incoming, response, answer, { https, indexable: options.indexable });
  const method = incoming.method ?? '';

  if (!METHODS.has(method)) {
    return reply(
      refusal(incoming, reached, 405, 'This address can only be read or sent a form.', {
        allow: 'GET, HEAD, POST',
      }),
    );
  }
  // Which of two dealers was meant is unknown, and so is whose page to show.
  if (hostCount(incoming) > 1) return reply(refusal(incoming, null, 400, 'One Host is enough.'));
  const target = requestTarget(incoming.url ?? '');
  if (!target.ok) {
    return reply(refusal(incoming, reached, target.status, 'This address cannot be read.'));
  }
  const probe = probeAnswer(target.pathname, method, {
    isStopping: options.isStopping(),
    refuse: (text) => refusal(incoming, null, 405, text, { allow: 'GET, HEAD' }),
  });
  if (probe !== null) return reply(probe);
  if (reached === null) return reply(options.unknownHost(incoming.headers.host, target.pathname));

  const request: SiteRequest = {
    ...reached,
    ...target,
    method: method as SiteRequest['method'],
    incoming,
    body: null,
  };
  if (method === 'POST') {
    const door = doorOf(target.pathname, reached.site);
    const fault = postFault(incoming, reached, door);
    if (fault !== null) return reply(fault);
    const result =
      options.photos && door.photos && typeOf(incoming.headers) === PHOTOS_TYPE
        ? await options.photos(request)
        : await readBody(incoming, { maxBytes: door.maxBytes });
    if (!result.ok) {
      if (result.status === 0) return;
      return reply(door.refuse(result.status, result.reason));
    }
    request.body = result.body;
  }
  for (const quick of (method === 'POST' ? options.quickPosts : options.quick) ?? []) {
    const answer = await quick(request, response);
    if (answer === 'sent') return;
    if (answer !== null) return reply(answer);
  }

  options.admission.admit(response, method === 'POST' ? 'lead' : 'page', {
    site: reached.site.key,
    refuse: () => void reply(busy(reached.site)),
    run: async () => {
      const answer = await options.page(request).catch((error: unknown) => {
        options.log({ event: 'request_failed', site: reached.site.key, error: errorKind(error) });
        return siteRefusal(reached.site, 500, 'The page could not be made.');
      });
      await reply(answer);
    },
  });
}

/** Node keeps the first of several Host headers, and a proxy may have kept the last. */
function hostCount({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count;
}

function postFault(
  { headers }: IncomingMessage,
  { origin }: ReachedSite,
  { types, open = false, refuse }: PostDoor,
): Answer | null {
  if (!open && !isOwnOrigin(headers, origin)) {
    return refuse(403, 'The form was sent from another website, so nothing was changed.');
  }
  return types.has(typeOf(headers)) ? null : refuse(415, 'This is not a form of this website.');
}

function typeOf(headers: IncomingMessage['headers']): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

const busyAnswers = new WeakMap<DealerSite, Answer>();

/** Made and compressed once: it is given when there is least time, to most. */
function busy(site: DealerSite): Answer {
  let answer = busyAnswers.get(site);
  if (answer === undefined) {
    // The connection stays: one that has to come anew costs more than the refusal.
    answer = {
      ...siteRefusal(site, 503, 'Very many people are here just now.', { 'retry-after': '2' }),
      encodings: new Map(),
    };
    busyAnswers.set(site, answer);
  }
  return answer;
}

/** Refused before the request is read: by the dealer where one is known, else in a sentence. */
function refusal(
  incoming: IncomingMessage,
  reached: ReachedSite | null,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Answer {
  const hasBody =
    incoming.headers['content-length'] !== undefined ||
    incoming.headers['transfer-encoding'] !== undefined;
  const all = { ...headers, ...(hasBody && { connection: 'close' }) };
  return reached === null
    ? textAnswer(status, text, all)
    : siteRefusal(reached.site, status, text, all);
}
