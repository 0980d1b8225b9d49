import { formatNumber, stars } from '@forecourt/domain';
import type { MetaDescriptor } from 'react-router';
import { type ViewArgs, viewMeta } from '../../presenters/pageMeta.ts';
import type { ReviewsPageView } from './reviews.server.ts';

/** Title, description and canonical address of the page of reviews. */
export function reviewsMeta(args: ViewArgs): MetaDescriptor[] {
  return viewMeta(args, ({ dealer, canonical, reviews }: ReviewsPageView) => {
    const { count, averageRating } = reviews.summary;
    return {
      title: 'Reviews',
      description: `${dealer} is rated ${stars(averageRating).text} out of 5 by ${formatNumber(count)} customers. Read what they say.`,
      canonical,
    };
  });
}
