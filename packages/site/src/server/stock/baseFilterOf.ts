import type { SiteConfig } from '@forecourt/data';
import type { BaseFilter } from '@forecourt/domain';

/** What a site always filters its stock by (R9-03). */
export function baseFilterOf({ baseFilter, includeSoldCarsDays }: SiteConfig): BaseFilter {
  const { statuses, ...rest } = baseFilter;
  return { ...rest, ...(statuses !== null && { statuses }), soldDays: includeSoldCarsDays };
}
