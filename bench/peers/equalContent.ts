import type { PageData } from './listingData.ts';

/** What a page says, in any order and without its scripts: texts between tags. */
function textsOf(html: string): Set<string> {
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '');
  const plain = body
    .replace(/<!-- -->/g, '')
    // Ours keeps hyphenated names on one line.
    .replace(/<span[^>]*>([^<\s]+-[^<\s]+)<\/span>/g, '$1')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
  return new Set(plain.split('\n').map((text) => text.trim()));
}

/** What a page leaves out of the listing's content: names and prices of cards, facet values, counts. */
export function missingIn(html: string, { listing }: PageData): string[] {
  const texts = textsOf(html);
  const said = [
    listing.title,
    ...listing.cards.flatMap(({ title, subtitle, facts, place, price }) => [
      title,
      subtitle ?? '',
      ...facts,
      place ?? '',
      price.text,
    ]),
    ...listing.sections.flatMap((section) =>
      section.kind === 'values'
        ? section.values.flatMap(({ label, count }) => [label, String(count)])
        : [],
    ),
    ...listing.promos.map(({ title }) => title),
  ];
  return said.filter((text) => !texts.has(text.trim()));
}

/** How many elements a page has, its scripts left out. */
export function elementsOf(html: string): number {
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '');
  return (body.match(/<[a-z]/g) ?? []).length;
}
