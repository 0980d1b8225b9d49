import { type ContentPage, isAvailable, parseSearch, searchHref } from '@forecourt/domain';
import type { ArticleTeaser, ImageSource, RichTextNode } from '@forecourt/ui';
import { describePage, type SiteServices } from '../../contracts/siteServices.ts';
import { allLabel, fillWords } from '../../presenters/fillWords.ts';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import { contentImage, richTextView } from '../../presenters/richText.ts';
import { questionsThing, trailThing } from '../../presenters/things/pageThings.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { drawForm } from '../form/drawForm.server.ts';
import type { FormView } from '../form/formView.ts';
import { pagesAround } from './pagesAround.ts';

/** What a page of the dealer's own words prints. */
export interface ContentPageView
  extends Pick<ContentPage, 'title' | 'description' | 'heading' | 'lead' | 'date' | 'author'> {
  trail: readonly { label: string; href: string }[];
  hero: ImageSource | null;
  body: readonly RichTextNode[];
  facts: ContentPage['facts'];
  action: ContentPage['action'];
  /** Pages below this one, as the articles of a list. */
  below: readonly ArticleTeaser[];
  /** Other articles of the same list. */
  beside: readonly ArticleTeaser[];
  questions: {
    heading: string;
    entries: readonly { question: string; answer: readonly RichTextNode[] }[];
  } | null;
  /** Vehicles that go with the page. */
  related: {
    cards: readonly VehicleCardView[];
    more: { label: string; href: string };
  } | null;
  /** Headings over those and over the other articles. */
  words: { stock: string; more: string };
  form: FormView | null;
  canonical: string;
  /** Absolute address of a picture, for links that are shared. */
  image: string | null;
}

/** One line on a desk. */
const MOST_RELATED = 4;
/** Enough to choose from, after an article that was read to its end. */
const MOST_BESIDE = 3;

export async function contentPageView(
  services: SiteServices,
  page: ContentPage,
  query: URLSearchParams,
): Promise<ContentPageView> {
  const { config, content, origin } = services;
  const { title, description, heading, lead, date, author, facts, action, path } = page;
  const { above, below, beside } = pagesAround(page, content.pages);
  const faq = content.faqs.find(({ subject }) => subject === path.slice(1));
  const hero = page.hero && contentImage(page.hero, config.imageService);
  const teaser = (one: ContentPage): ArticleTeaser => ({
    heading: one.heading,
    href: one.path,
    description: one.description ?? one.lead,
    date: one.date,
    author: one.author,
    image: one.hero && contentImage(one.hero, config.imageService),
  });
  const trail = [
    { label: 'Home', href: '/' },
    ...above.map((one) => ({ label: one.menuLabel ?? one.heading, href: one.path })),
  ];
  describePage(services, [
    trailThing(origin, [...trail, { label: heading, href: path }]),
    ...(faq === undefined ? [] : [questionsThing(faq)]),
  ]);
  return {
    ...{ title, description, heading, lead, date, author, facts, action, hero },
    trail,
    body: richTextView(page.body, config.imageService),
    below: below.map(teaser),
    beside: beside.slice(0, MOST_BESIDE).map(teaser),
    questions:
      faq === undefined
        ? null
        : {
            heading: faq.heading,
            entries: faq.questions.map(({ question, answer }) => ({
              question,
              answer: richTextView(answer, config.imageService),
            })),
          },
    related: page.stock === null ? null : await relatedStock(services, page.stock),
    words: fillWords(config.words, 'content', { name: config.name }),
    form: page.form === null ? null : drawForm(services, page.form, { path, query }),
    canonical: origin + path,
    image: hero === null ? null : new URL(hero.src, origin).href,
  };
}

/** What can be had of a search; `null` where it finds nothing, since an empty shelf helps nobody. */
async function relatedStock(
  { config, stock, now }: SiteServices,
  search: string,
): Promise<ContentPageView['related']> {
  const state = parseSearch(search);
  const { hits, count } = await stock.search(state);
  const cards = hits
    .filter(isAvailable)
    .slice(0, MOST_RELATED)
    .map((vehicle) => vehicleCard(vehicle, config, now()));
  const more = { label: allLabel(config.words, count), href: searchHref(SEARCH_PATH, state) };
  return cards.length === 0 ? null : { cards, more };
}
