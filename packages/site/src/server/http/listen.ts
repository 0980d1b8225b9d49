import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const known = new WeakMap<Server, number>();

/** The port a server listens on; `null` before it does. Every request asks, and the system is slow to tell. */
export function portOf(server: Server): number | null {
  const before = known.get(server);
  if (before !== undefined) return before;
  const port = (server.address() as AddressInfo | null)?.port ?? null;
  if (port !== null) known.set(server, port);
  return port;
}

export interface ListenWords {
  /** Address of this machine; all of them by default. */
  host?: string;
  /** What comes of not listening. */
  what?: string;
  /** How to choose otherwise. */
  remedy?: string;
}

/** @throws what cannot be listened on, in words for the operator */
export async function listen(
  server: Server,
  port: number,
  { host, what = 'the sites cannot be reached there', remedy = SITES_REMEDY }: ListenWords = {},
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen({ port, ...(host !== undefined && { host }) }, resolve);
  try {
    await promise;
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new Error(
      taken
        ? `Port ${port} is in use, so ${what}. Stop what uses it, or ${remedy}.`
        : `The server cannot listen on port ${port}, so ${what}. Look at what is asked for, or ${remedy}.`,
      { cause: error },
    );
  }
}

const SITES_REMEDY = 'choose another with --port or PORT';
