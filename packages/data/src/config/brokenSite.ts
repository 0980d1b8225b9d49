import { readFile } from 'node:fs/promises';
import type { ConfigFault } from './configError.ts';
import { parseJson } from './readJson.ts';

/** A site that cannot be served, and as much as can be made out of whose it is. */
export interface BrokenSite {
  /** Name of its folder. */
  name: string;
  slug: string;
  hosts: readonly string[];
  /** Name of the dealer. */
  dealer: string | null;
  phone: string | null;
  faults: readonly ConfigFault[];
}

/** Who shoppers are told that will be back: from its file, as far as that can be read. */
export async function brokenSite(
  name: string,
  path: string,
  faults: readonly ConfigFault[],
): Promise<BrokenSite> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const read = parseJson(text, path);
  const given = ('given' in read && typeof read.given === 'object' ? read.given : null) ?? {};
  const { slug, name: dealer, phone } = given as Record<string, unknown>;
  const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    name,
    slug: asText(slug) ?? name,
    // A file that is no JSON any more still says at which addresses it is missed.
    hosts: hostsIn(/"hosts"\s*:\s*\[([^\]]*)\]/.exec(text)?.[1] ?? ''),
    dealer: asText(dealer),
    phone: asText(phone),
    faults,
  };
}

function hostsIn(list: string): string[] {
  return [...list.matchAll(/"([^"\\]+)"/g)].map(([, host = '']) => host.toLowerCase());
}
