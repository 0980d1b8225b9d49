import { type FaqGroup, richTextWords } from '@forecourt/domain';
import type { BreadcrumbList, FAQPage, WithContext } from 'schema-dts';

/** Where a page stands: what its breadcrumbs print, the page itself last. */
export function trailThing(
  origin: string,
  trail: readonly { label: string; href: string }[],
): object {
  const thing: WithContext<BreadcrumbList> = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: origin + href,
    })),
  };
  return thing;
}

/** Questions that a page answers. */
export function questionsThing({ questions }: Pick<FaqGroup, 'questions'>): object {
  const thing: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: richTextWords(answer) },
    })),
  };
  return thing;
}
