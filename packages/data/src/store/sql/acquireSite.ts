import type { SiteKey } from '../store.ts';

/**
 * Takes the exclusive right to do something with one site; `null` while another holds it. It must end
 * by itself with the process that took it, so that a killed one blocks nobody.
 */
export type AcquireSite = (site: SiteKey) => Promise<ReleaseSite | null>;

/** Gives it back: once it resolves, the next may take it. */
export type ReleaseSite = () => void | Promise<void>;
