import { get, type IncomingHttpHeaders } from 'node:http';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a running server for a page of a site; `fetch` may not set the Host header. */
export function ask(port: number, site: string, path: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { host: `${site}.localhost:${port}` } }, (response) => {
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
