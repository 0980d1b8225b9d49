import { ContentError, type DealerSite, readHttpContent, readSiteContent } from '@forecourt/data';
import { isFixedAddress } from '../../pages/pagePatterns.ts';

/**
 * Reads the content of every site from where a server would.
 *
 * @param contentUrl the service that has it; `null` is a folder beside each site.json
 * @returns sites that the service has nothing of: a wrong address looks like that as well
 * @throws ContentError with every fault of every site
 */
export async function checkContent(
  sites: readonly DealerSite[],
  contentUrl: string | null,
): Promise<{ without: readonly DealerSite[] }> {
  const rules = { isTaken: isFixedAddress };
  const read = await Promise.all(
    sites.map(async (site) => {
      if (contentUrl === null)
        return { site, isThere: true, ...(await readSiteContent(site, rules)) };
      return { site, ...(await readHttpContent(site, { url: contentUrl, ...rules })) };
    }),
  );
  const faults = read.flatMap((one) => one.faults);
  if (faults.length > 0) throw new ContentError(faults);
  return { without: read.filter(({ isThere }) => !isThere).map(({ site }) => site) };
}
