import type { FormKind } from '../enquiry/enquiryForms.ts';
import type { MenuItem } from '../menus/menuItem.ts';
import type { VehicleModel } from '../models/vehicleModel.ts';
import type { Offer } from '../offers/offer.ts';
import type { ReviewSummary } from '../reviews/review.ts';
import type { ContentPicture, RichNode } from './richText.ts';

/** An offer with what its own page and its card show. */
export interface ContentOffer extends Offer {
  body: readonly RichNode[];
  picture: ContentPicture | null;
}

/** A variant of a model: what it is called, what it costs, what it has beyond the one before. */
export interface ModelVariant {
  name: string;
  /** Dollars. */
  price: number | null;
  features: readonly string[];
}

/** A model with what its own page shows. */
export interface ContentModel extends VehicleModel {
  body: readonly RichNode[];
  picture: ContentPicture | null;
  variants: readonly ModelVariant[];
  facts: readonly { label: string; value: string }[];
  /** Names of what can be added to it. */
  accessories: readonly string[];
}

/** A question with its answer. */
export interface Faq {
  question: string;
  answer: readonly RichNode[];
}

/** Questions of one subject, as a page shows them: `trade-in`, `finance`, a content page's path. */
export interface FaqGroup {
  subject: string;
  heading: string;
  questions: readonly Faq[];
}

/** A page of a dealer's own words (R2-20): warranty, fleet, an article. Absent is `null`. */
export interface ContentPage {
  /** With the slash before it: `/warranty`, `/blog/vehicle-reviews/a-week-in-a-ute`. */
  path: string;
  title: string;
  /** For search engines and lists, one sentence or two. */
  description: string | null;
  heading: string;
  /** A sentence under the heading. */
  lead: string | null;
  /** What menus call it; `null` where none lists it but the default ones. */
  menuLabel: string | null;
  form: FormKind | null;
  hero: ContentPicture | null;
  body: readonly RichNode[];
  /** Facts in a box beside the text. */
  facts: readonly { label: string; value: string }[];
  /** Where the page leads at its end. */
  action: { label: string; href: string } | null;
  /** What follows the question mark in the address of the search: vehicles that go with the page. */
  stock: string | null;
  /** `YYYY-MM-DD` of an article. */
  date: string | null;
  /** Who wrote it. */
  author: string | null;
}

/** Menus in place of the default ones (R2-82); `null` keeps those. */
export interface ContentMenus {
  header: readonly MenuItem[] | null;
  footer: readonly MenuItem[] | null;
}

/** Everything a dealer's own people write and change. */
export interface Content {
  /** Expired ones and those of other sites among them: rules of offers tell which are shown. */
  offers: readonly ContentOffer[];
  models: readonly ContentModel[];
  reviews: ReviewSummary;
  faqs: readonly FaqGroup[];
  pages: readonly ContentPage[];
  menus: ContentMenus;
}

/** Content of a site that has none. */
export const emptyContent: Content = {
  offers: [],
  models: [],
  reviews: { reviews: [], count: 0, averageRating: 0 },
  faqs: [],
  pages: [],
  menus: { header: null, footer: null },
};
