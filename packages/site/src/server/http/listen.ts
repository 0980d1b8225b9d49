import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The port a server listens on; `null` before it does. */
export function portOf(server: Server): number | null {
  return (server.address() as AddressInfo | null)?.port ?? null;
}

/** @throws what cannot be listened on, in words for the operator */
export async function listen(server: Server, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(port, resolve);
  try {
    await promise;
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new Error(
      taken
        ? `Port ${port} is in use, so the sites cannot be reached there. Stop what uses it, or choose another with --port or PORT.`
        : `The server cannot listen on port ${port}, so no site can be reached. Choose another with --port or PORT.`,
      { cause: error },
    );
  }
}
