import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Gives access tokens `token-1`, `token-2` and so on, each for an hour. */
export interface TokenServer {
  url: string;
  /** What was asked for so far, by its keys. */
  asked: Record<string, string>[];
  /** Says this from now on. */
  answer(status: number, text: string): void;
  /** Begins anew with the first token. */
  reset(): void;
  close(): Promise<void>;
}

export async function startTokenServer(): Promise<TokenServer> {
  const asked: TokenServer['asked'] = [];
  let given = 0;
  let said: { status: number; text: string } | null = null;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())));
      given += 1;
      const good = JSON.stringify({ access_token: `token-${given}`, expires_in: 3_600 });
      response.writeHead(said?.status ?? 200, { 'content-type': 'application/json' });
      response.end(said?.text ?? good);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/token`,
    asked,
    answer(status, text) {
      said = { status, text };
    },
    reset() {
      said = null;
      given = 0;
      asked.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
