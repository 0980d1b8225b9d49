import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { REVIEWS_PATH } from '../../presenters/paths.ts';
import { allReviewsView, fullReviewsView, type ReviewsView } from '../../presenters/reviews.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { notFound } from '../notFound/notFound.server.ts';

/** What the page of reviews prints. */
export interface ReviewsPageView {
  dealer: string;
  words: { heading: string; lead: string; more: string };
  reviews: ReviewsView;
  /** Every review with words was asked for, or there are no others. */
  all: boolean;
  /** There are others than those shown first. */
  more: boolean;
  canonical: string;
}

/** The reviews that a site shows first, or with `?all` every one (R5-19). */
export function loadReviews({ url, context }: LoaderFunctionArgs): ReviewsPageView {
  const services = servicesOf(context);
  const { config, content, rating, origin } = services;
  const site = { config, content, rating };
  const first = url.searchParams.has('all') ? null : fullReviewsView(site);
  const every = allReviewsView(site);
  const reviews = first ?? every;
  if (reviews === null || every === null) throw notFound();
  describeTrail(services, 'Reviews', REVIEWS_PATH);
  const more = every.reviews.length > reviews.reviews.length;
  const {
    heading,
    lead,
    more: moreLabel,
  } = fillWords(config.words, 'reviews', { name: config.name });
  return {
    dealer: config.name,
    words: { heading, lead, more: moreLabel },
    reviews,
    all: first === null,
    more,
    canonical: origin + REVIEWS_PATH,
  };
}
