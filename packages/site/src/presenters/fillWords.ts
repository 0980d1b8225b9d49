import type { GroupWords, SiteWords, WordGroupName, WordPlaceholder } from '@forecourt/data';
import { formatNumber } from '@forecourt/domain';

/**
 * The words of a group as a page prints them. They go with what its loader gives, so that neither they nor the
 * platform's own are in the code that browsers get.
 *
 * @param values what stands for the placeholders of the group: `{ count: '1,204' }` for `{count}`
 */
export function fillWords<Group extends WordGroupName>(
  words: SiteWords,
  group: Group,
  values: Readonly<Record<WordPlaceholder<Group>, string>>,
): GroupWords<Group> {
  const given = new Map<string, string>(Object.entries(values));
  const filled = Object.entries<string>(words[group]).map(([key, text]) => [
    key,
    text.replace(/\{(\w+)\}/g, (whole, name: string) => given.get(name) ?? whole),
  ]);
  return Object.fromEntries(filled) as GroupWords<Group>;
}

/** The link from a few vehicles to all of them; a single one is not called all. */
export function allLabel(words: SiteWords, count: number): string {
  const { all, one } = fillWords(words, 'stock', { count: formatNumber(count) });
  return count === 1 ? one : all;
}
