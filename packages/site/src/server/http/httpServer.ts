import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '../log/log.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Answers to what is not HTTP, or not in time; the parser refused it before a request existed. */
const PARSER_ANSWERS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** An HTTP server with the limits of R13-03: slow or endless requests cost little. */
export function createHttpServer(listener: RequestListener, log: Log): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      // Forms have 30 s (`readBody`), those with photos two minutes.
      requestTimeout: 120_000,
      keepAliveTimeout: 5_000,
      requireHostHeader: false,
    },
    listener,
  );
  server.maxRequestsPerSocket = 1000;
  // Node would refuse it by itself, without the headers that every answer carries.
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const headers = { connection: 'close', 'content-type': 'text/plain; charset=utf-8' };
    response.writeHead(417, { ...securityHeaders(false), ...headers }).end('Expectation Failed.\n');
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    log({ event: 'client_error', error: error.code ?? error.name });
    socket.end(rawAnswer(PARSER_ANSWERS[error.code ?? ''] ?? '400 Bad Request'));
  });
  return server;
}

function rawAnswer(status: string): string {
  const headers = Object.entries(securityHeaders(false)).map(
    ([name, value]) => `${name}: ${String(value)}`,
  );
  const body = `${status.slice(4)}.\n`;
  return [
    `HTTP/1.1 ${status}`,
    'connection: close',
    'content-type: text/plain; charset=utf-8',
    `content-length: ${body.length}`,
    ...headers,
    '',
    body,
  ].join('\r\n');
}
