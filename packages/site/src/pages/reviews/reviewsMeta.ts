import { formatNumber, stars } from '@forecourt/domain';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { pageMeta } from '../../presenters/pageMeta.ts';
import type { loadReviews } from './reviews.server.ts';

/** Title, description and canonical address of the page of reviews. */
export function reviewsMeta({
  loaderData,
  matches,
}: MetaArgs<typeof loadReviews>): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { dealer, canonical, reviews } = loaderData;
  const { count, averageRating } = reviews.summary;
  return pageMeta(matches, {
    title: 'Reviews',
    description: `${dealer} is rated ${stars(averageRating).text} out of 5 by ${formatNumber(count)} customers. Read what they say.`,
    canonical,
  });
}
