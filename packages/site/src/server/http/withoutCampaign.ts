import { isCampaignParam } from '@forecourt/domain';

/**
 * A query without the parameters of campaigns: what an advertisement adds to an address names the
 * same page, and would otherwise have it made anew for every click. All else stays as it was written.
 *
 * @param search with its question mark, or empty
 */
export function withoutCampaign(search: string): string {
  if (search === '') return '';
  const rest = search
    .slice(1)
    .split('&')
    .filter((pair) => !isCampaignParam(pair.split('=', 1)[0] ?? ''))
    .join('&');
  return rest === '' ? '' : `?${rest}`;
}
