import { type DealerSite, destinationName, shopperNewsOf } from '@forecourt/data';

/** What a destination is: names are the dealers' own, and there may be as many as dealers. */
export type DestinationKind = 'folder' | 'email' | 'webhook' | 'shopper' | 'unknown';

/**
 * The kinds of destinations by their names, of a site or of all: two dealers may give one name to a
 * mailbox and to a program, and then only the site tells. One that no site.json has any more is unknown.
 */
export function destinationKinds(
  sites: readonly DealerSite[],
): (name: string, site?: string) => DestinationKind {
  const kinds = new Map<string, DestinationKind>();
  for (const { key, config } of sites) {
    for (const destination of config.delivery) {
      const name = destinationName(destination);
      const before = kinds.get(name);
      kinds.set(`${key} ${name}`, destination.to);
      kinds.set(
        name,
        before === undefined || before === destination.to ? destination.to : 'unknown',
      );
    }
  }
  return (name, site) => {
    if (name === 'folder') return 'folder';
    if (shopperNewsOf(name) !== null) return 'shopper';
    return kinds.get(site === undefined ? name : `${site} ${name}`) ?? 'unknown';
  };
}
