import { type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  body: Buffer;
}

export interface AskOptions {
  /** What encodings the body may come in; by default none. */
  accept?: string;
  /** Of somebody who is known. */
  cookie?: string;
  /** Fields of a form that is sent. */
  form?: Readonly<Record<string, string>>;
}

/** Asks a running server for a page of a site; `fetch` may not set the Host header. */
export function ask(
  port: number,
  site: string,
  path: string,
  { accept, cookie, form }: AskOptions = {},
): Promise<Reply> {
  const host = `${site}.localhost:${port}`;
  const sent = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
  const headers = {
    host,
    ...(accept !== undefined && { 'accept-encoding': accept }),
    ...(cookie !== undefined && { cookie }),
    ...(form !== undefined && sent),
  };
  const method = form === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end(form && new URLSearchParams(form).toString());
  });
}
