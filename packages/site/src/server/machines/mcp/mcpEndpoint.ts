import type { StockStore } from '@forecourt/data';
import { parseJson } from '@forecourt/domain';
import type { Answer } from '../../http/answer.ts';
import type { Limiter } from '../../http/createLimiter.ts';
import type { QuickHandler, SiteRequest } from '../../http/frontHandler.ts';
import { messageRefusal } from '../../http/messageRefusal.ts';
import { MCP_PATH } from '../../http/postDoor.ts';
import { type TrustedProxies, visitorOf } from '../../http/visitorOf.ts';
import type { Log } from '../../log/log.ts';
import type { StockCache } from '../../stock/siteStock.ts';

export interface McpEndpointOptions {
  stock: StockCache;
  store: Pick<StockStore, 'formerly'>;
  limiter: Limiter;
  proxies: TrustedProxies;
  now(): number;
  log: Log;
}

/** What of a request is the protocol's; a cookie, or who asks, is no concern of it. */
const HEADERS = /^(?:accept|content-type|mcp-[\w-]+)$/;

/**
 * `POST /mcp`: the stock and the places for assistants, by the Model Context Protocol over streamable HTTP.
 * It reads, keeps no session, and says what the pages of its site say.
 */
export function mcpEndpoint(options: McpEndpointOptions): QuickHandler {
  const { stock, store, limiter, proxies, now, log } = options;
  let messages = 0;

  async function answerOf(request: SiteRequest, message: object): Promise<Answer> {
    const { site, origin } = request;
    const asked = {
      ...{ site, origin, now: now() },
      stock: () => stock.of(site),
      formerly: (slug: string) => store.formerly(site.key, slug),
    };
    // A server that no assistant asks never loads the protocol.
    const { answerMessage } = await import('./answerMessage.ts');
    return answerFrom(await answerMessage(asked, webRequest(request), message, log));
  }

  return async (request) => {
    const { site, pathname, method, body, incoming } = request;
    if (pathname !== MCP_PATH) return null;
    if (method !== 'POST' || body === null) return postOnly();
    messages += 1;
    const visitor = `${site.key} ${visitorOf(incoming, proxies)}`;
    const pause = limiter.pause(visitor, String(messages));
    if (pause > 0) return later(Math.ceil(pause / 1000));
    const message = messageOf(body);
    return message === null ? noMessage() : answerOf(request, message);
  };
}

/** One message, not a batch of them: that would be many turns for one. */
function messageOf(body: Buffer): object | null {
  const message = parseJson(body.toString());
  return typeof message === 'object' && !Array.isArray(message) ? message : null;
}

function webRequest({ origin, incoming }: SiteRequest): Request {
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    HEADERS.test(name) && typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Request(origin + MCP_PATH, { method: 'POST', headers });
}

async function answerFrom(response: Response): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type');
  const headers = { 'cache-control': 'no-store', ...(type !== null && { 'content-type': type }) };
  return { status: response.status, headers, body };
}

/** No stream to listen to, and no session to end. */
function postOnly(): Answer {
  const error = {
    what: `${MCP_PATH} is for programs that speak the Model Context Protocol.`,
    why: 'It keeps no session, so there is nothing to read here or to end.',
    fix: 'Send a message by POST; the page for people is /search.',
  };
  return messageRefusal(405, error, { allow: 'POST' });
}

function noMessage(): Answer {
  return messageRefusal(400, {
    what: 'This is not one message of JSON-RPC.',
    why: 'Nothing was read, of a batch neither.',
    fix: 'Send each message by a POST of its own, as JSON.',
  });
}

function later(seconds: number): Answer {
  const error = {
    what: 'Too many messages were sent in a minute.',
    why: 'This one was not answered, so that shoppers need not wait.',
    fix: `Wait ${seconds} s, as Retry-After says, then go on.`,
  };
  return messageRefusal(429, error, { 'retry-after': String(seconds) });
}
