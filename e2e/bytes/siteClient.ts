import { get, type IncomingHttpHeaders } from 'node:http';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  body: Buffer;
}

/**
 * Asks a running server for a page of a site; `fetch` may not set the Host header.
 *
 * @param accept what encodings the body may come in; by default none
 */
export function ask(port: number, site: string, path: string, accept?: string): Promise<Reply> {
  const headers = {
    host: `${site}.localhost:${port}`,
    ...(accept !== undefined && { 'accept-encoding': accept }),
  };
  return new Promise((resolve, reject) => {
    get({ port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}
