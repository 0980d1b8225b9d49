import '@forecourt/ui/styles/lead.css';
import '@forecourt/ui/styles/split.css';
import '@forecourt/ui/styles/text.css';
import '@forecourt/ui/styles/reviews.css';
import '@forecourt/ui/styles/reviewList.css';
import { useLoaderData } from 'react-router';
import { servedOrDocument } from '../../shell/servedOrDocument.ts';
import { ReviewsPage } from './ReviewsPage.tsx';
import { loadReviews, type ReviewsPageView } from './reviews.server.ts';
import { reviewsMeta } from './reviewsMeta.ts';

export { loadReviews as loader, reviewsMeta as meta, servedOrDocument as clientLoader };

export default function ReviewsRoute() {
  return <ReviewsPage view={useLoaderData<ReviewsPageView>()} />;
}
