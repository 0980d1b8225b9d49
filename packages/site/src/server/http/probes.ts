import { type Answer, textAnswer } from './answer.ts';

/** What a supervisor asks, and what a balancer asks: of the server, so of no site, host or store. */
const PROBES: Readonly<Record<string, { name: string; well: string }>> = {
  '/healthz': { name: 'Health', well: 'ok' },
  '/readyz': { name: 'Readiness', well: 'ready' },
};

export function isProbe(pathname: string): boolean {
  return Object.hasOwn(PROBES, pathname);
}

/**
 * The answer to who asks whether the server runs, and whether to send anybody to it: null for any
 * other address. Both turn false at the moment it is told to stop (R13-05), long before it closes.
 * Neither waits for the store: pages go on while a database is away, and a balancer that took every
 * server out for it would close the shop. There is no answer before the sites are ready, since the
 * port opens after them.
 */
export function probeAnswer(
  pathname: string,
  method: string,
  { isStopping, refuse }: { isStopping: boolean; refuse(text: string): Answer },
): Answer | null {
  const probe = isProbe(pathname) ? PROBES[pathname] : undefined;
  if (probe === undefined) return null;
  if (method === 'POST') return refuse(`${probe.name} can only be read.`);
  return isStopping ? textAnswer(503, 'stopping') : textAnswer(200, probe.well);
}
