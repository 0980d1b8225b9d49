import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Why a picture could not be had: it is not there, or nobody can say just now. */
export type PictureTrouble = 'gone' | 'away';

export class PictureFault extends Error {
  readonly trouble: PictureTrouble;

  /** @param reason in a few words, without an address: it is logged */
  constructor(trouble: PictureTrouble, reason: string) {
    super(reason);
    this.name = 'PictureFault';
    this.trouble = trouble;
  }
}

export interface FetchPictureOptions {
  /** Where a host's pictures are asked for instead, `http://10.0.0.5:9000`: in the operator's own network. */
  origins: ReadonlyMap<string, string>;
  /** Default 20 MiB. */
  maxBytes?: number;
  /** For all of it, default 10 s. */
  timeoutMs?: number;
}

const SHARED = { keepAlive: true, maxSockets: 6 };
/** Refuses an address of a private network once a name is resolved, at the connection itself. */
const publicHosts = new RequestFilteringHttpsAgent(SHARED);
const ownNetwork = { http: new http.Agent(SHARED), https: new https.Agent(SHARED) };

/**
 * The bytes of a picture of another host, which somebody else's stock file names: by https from public
 * addresses alone, without redirects, within a size and a time.
 *
 * @throws {PictureFault}
 */
export async function fetchPicture(
  address: string,
  { origins, maxBytes = 20 * 1024 * 1024, timeoutMs = 10_000 }: FetchPictureOptions,
): Promise<Buffer> {
  const named = new URL(address);
  const origin = origins.get(named.host);
  const url = origin === undefined ? named : new URL(named.pathname + named.search, origin);
  const isPlain = url.protocol === 'http:' && origin !== undefined;
  if (url.protocol !== 'https:' && !isPlain) throw new PictureFault('gone', 'not https');
  const agent = origin === undefined ? publicHosts : ownNetwork[isPlain ? 'http' : 'https'];
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await ask(url, agent, signal);
    return await bodyOf(response, maxBytes);
  } catch (error) {
    if (error instanceof PictureFault) throw error;
    throw new PictureFault('away', signal.aborted ? 'too slow' : codeOf(error));
  }
}

function ask(url: URL, agent: http.Agent, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { get } = url.protocol === 'https:' ? https : http;
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Forecourt' };
  return new Promise((resolve, reject) => {
    get(url, { agent, signal, headers }, resolve).on('error', reject);
  });
}

async function bodyOf(response: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { statusCode = 0, headers } = response;
  const parts: Buffer[] = [];
  let size = 0;
  try {
    if (statusCode === 404 || statusCode === 410) throw new PictureFault('gone', 'not there');
    if (statusCode >= 300 && statusCode < 400) throw new PictureFault('gone', 'leads elsewhere');
    if (statusCode !== 200) throw new PictureFault('away', `status ${statusCode}`);
    if (Number(headers['content-length'] ?? 0) > maxBytes) {
      throw new PictureFault('gone', 'too large');
    }
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) throw new PictureFault('gone', 'too large');
      parts.push(part);
    }
    if (!response.complete) throw new PictureFault('away', 'cut off');
    return Buffer.concat(parts);
  } finally {
    response.destroy();
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'no answer';
}
