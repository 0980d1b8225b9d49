/** Vehicles that a browser remembers to have shown. */
const MOST_VIEWED = 8;

/** The list with what is looked at now in front, once, the oldest beyond eight dropped. */
export function rememberViewed<Viewed extends { slug: string }>(
  list: readonly Viewed[],
  now: Viewed,
): readonly Viewed[] {
  return [now, ...list.filter(({ slug }) => slug !== now.slug)].slice(0, MOST_VIEWED);
}
