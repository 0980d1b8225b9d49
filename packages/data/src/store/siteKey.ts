/** Slug of a configured dealer site. Branded: only `siteKey` of a resolved site makes one. */
export type SiteKey = string & { readonly __brand: 'SiteKey' };
