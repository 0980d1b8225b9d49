import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { acceptedEncodings } from './encodeBody.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Answers from a template's browser files, or says `false`. */
export type ServeFile = (
  request: IncomingMessage,
  response: ServerResponse,
  https: boolean,
) => boolean | Promise<boolean>;

/**
 * Serves a folder of hashed files. Their names change with their content, so they never expire. The
 * build has put compressed forms beside them (`compressFolder`), and those are sent.
 */
export function staticFiles(folder: string): ServeFile {
  const handlers = { true: serve(folder, true), false: serve(folder, false) };
  return (request, response, https) => {
    let answered = true;
    // sirv looks for the name of an encoding anywhere in the header, in a refusal (`br;q=0`) too.
    request.headers['accept-encoding'] = [
      ...acceptedEncodings(String(request.headers['accept-encoding'] ?? '')),
    ].join();
    // sirv knows the files of its start, and does not listen to one that cannot be read (a new build
    // took it away, no descriptor is left): unheard, its error would end the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    handlers[`${https}`](request, response, () => {
      answered = false;
    });
    return answered;
  };
}

function serve(folder: string, https: boolean) {
  return sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(securityHeaders(https))) {
        response.setHeader(name, value ?? '');
      }
      const isHashed = pathname.startsWith('/assets/');
      const cache = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      response.setHeader('cache-control', cache);
    },
  });
}
