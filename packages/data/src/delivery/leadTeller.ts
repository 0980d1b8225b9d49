import type { Lead } from '@forecourt/domain';
import type { DealerSite } from '../config/loadSites.ts';
import { leadBrief } from './port/leadBrief.ts';
import { type LeadJson, leadJson } from './webhook/leadJson.ts';

/**
 * Tells leads of these sites by the platform's own keys. A lead whose site is no longer there is told
 * all the same, without the name of its place.
 */
export function leadTeller(sites: readonly DealerSite[]): (lead: Lead) => LeadJson {
  const configs = new Map<string, DealerSite['config']>(
    sites.map(({ key, config }) => [key, config]),
  );
  return (lead) => {
    const gone = { name: lead.site, timeZone: 'UTC', locations: [], hiddenLocations: [] };
    return leadJson(leadBrief(lead, configs.get(lead.site) ?? gone));
  };
}
