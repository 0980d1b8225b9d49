/** What waits for a turn, of many sites: each site has its own row, and the rows have turns. */
export interface SiteQueue<Item extends { site: string }> {
  push(item: Item): void;
  /** Takes the first of the site whose turn it is, of those that may have one. */
  take(may: (site: string) => boolean): Item | undefined;
  /** The site whose turn it would be; `null` where none may have one. */
  next(may: (site: string) => boolean): string | null;
  /** Takes the first of each site as long as they are to go. */
  drop(isToGo: (item: Item) => boolean): Item[];
  first(site: string): Item | undefined;
  /** How many wait: of a site, or of all. */
  size(site?: string): number;
  /** How many have their turn before the next one of a site would. */
  ahead(site: string): number;
}

export function createSiteQueue<Item extends { site: string }>(): SiteQueue<Item> {
  // In the order of their turns; a site whose row is empty has none.
  const rows = new Map<string, Item[]>();
  let size = 0;

  function shift(site: string): Item | undefined {
    const row = rows.get(site);
    const item = row?.shift();
    if (item !== undefined) size -= 1;
    if (row?.length === 0) rows.delete(site);
    return item;
  }

  function next(may: (site: string) => boolean): string | null {
    for (const site of rows.keys()) if (may(site)) return site;
    return null;
  }

  return {
    next,
    push(item) {
      const row = rows.get(item.site);
      if (row === undefined) rows.set(item.site, [item]);
      else row.push(item);
      size += 1;
    },
    take(may) {
      const site = next(may);
      if (site === null) return undefined;
      const item = shift(site);
      const rest = rows.get(site);
      if (rest !== undefined) {
        rows.delete(site);
        rows.set(site, rest);
      }
      return item;
    },
    drop(isToGo) {
      const gone: Item[] = [];
      for (const [site, row] of rows) {
        while (row[0] !== undefined && isToGo(row[0])) {
          gone.push(row[0]);
          shift(site);
        }
      }
      return gone;
    },
    first: (site) => rows.get(site)?.[0],
    size: (site) => (site === undefined ? size : (rows.get(site)?.length ?? 0)),
    ahead(site) {
      const own = rows.get(site)?.length ?? 0;
      let before = own;
      for (const [other, row] of rows) if (other !== site) before += Math.min(row.length, own + 1);
      return before;
    },
  };
}
