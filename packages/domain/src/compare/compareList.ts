/** Most vehicles side by side (R1-05). */
export const MAX_COMPARED = 4;

/** Slugs of `/compare?cars=a,b`: the first four, each once; anything else in the text is dropped. */
export function parseCompare(text: string | null): readonly string[] {
  const slugs = (text ?? '').slice(0, 1000).split(',');
  const valid = slugs.filter((slug) => /^[\w-]{1,200}$/.test(slug));
  return [...new Set(valid)].slice(0, MAX_COMPARED);
}

/** Path of a comparison; the URL is its only state. */
export function comparePath(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?cars=${slugs.join(',')}`;
}

/** The list with a vehicle in it: where four are chosen it takes the place of the first. */
export function withCompared(slugs: readonly string[], slug: string): readonly string[] {
  if (slugs.includes(slug)) return slugs;
  return [...slugs.slice(1 - MAX_COMPARED), slug];
}

/** Adds or removes a vehicle; a fifth one leaves the list as it is. */
export function toggleCompared(slugs: readonly string[], slug: string): readonly string[] {
  if (slugs.includes(slug)) return slugs.filter((other) => other !== slug);
  return slugs.length < MAX_COMPARED ? [...slugs, slug] : slugs;
}
