import { type IncomingHttpHeaders, request } from 'node:http';
import { testServer } from './testServer.ts';

export interface Question {
  /** Slug of the site, for the `Host` header. */
  site: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Default: the server of the whole run. */
  port?: number;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks a site without a browser: a name below `localhost` is nothing a resolver must know. */
export function ask({ site, path, method = 'GET', headers = {}, body, port }: Question) {
  const to = port ?? testServer.port;
  return new Promise<Reply>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: to,
        path,
        method,
        agent: false,
        headers: { host: `${site}.localhost:${to}`, ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Origin of a site of the running server, as a browser spells it. */
export function originOf(site: string, port = testServer.port): string {
  return `http://${site}.localhost:${port}`;
}
