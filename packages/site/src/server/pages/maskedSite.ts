import { allLocations, type DealerSite, type SiteConfig } from '@forecourt/data';
import { type Content, maskNumbers } from '@forecourt/domain';

/**
 * A site as its pages may know it. Where it masks its numbers, its configuration has none left: what
 * prints one prints its mask, whether it knows of masks or not (R2-74). They stand apart, by their keys.
 */
export function maskedSite(site: DealerSite): DealerSite {
  if (!site.config.phoneReveal) return site;
  const numbers = numbersOf(site.config);
  return { ...site, config: maskNumbers(site.config, numbers), numbers };
}

const maskedContents = new WeakMap<readonly string[], WeakMap<Content, Content>>();

/** What the dealer's people write, likewise: once for each version of it. */
export function maskedContent(content: Content, { numbers = [] }: DealerSite): Content {
  if (numbers.length === 0) return content;
  const ofNumbers = maskedContents.get(numbers) ?? new WeakMap<Content, Content>();
  maskedContents.set(numbers, ofNumbers);
  let known = ofNumbers.get(content);
  if (known === undefined) {
    known = maskNumbers(content, numbers);
    ofNumbers.set(content, known);
  }
  return known;
}

/** Every number of a dealer, each once. */
function numbersOf(config: SiteConfig): readonly string[] {
  const ofPlaces = allLocations(config).flatMap(({ phone, phones }) => [
    phone,
    ...phones.map((one) => one.phone),
  ]);
  const all = [config.phone, ...Object.values(config.callPhone), ...ofPlaces];
  return [...new Set(all.filter((number) => number !== null))];
}
