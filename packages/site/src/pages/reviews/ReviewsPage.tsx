import { ButtonLink, Container, PageLead, ReviewList, Stack } from '@forecourt/ui';
import { ALL_REVIEWS_HREF, REVIEWS_PATH } from '../../presenters/paths.ts';
import type { ReviewsPageView } from './reviews.server.ts';

/** What customers say: those shown first, or every one of them. */
export function ReviewsPage({ view }: { view: ReviewsPageView }) {
  const { dealer, reviews, all, more, words } = view;
  const trail = [{ label: 'Home', href: '/' }];
  const above = all ? [...trail, { label: 'Reviews', href: REVIEWS_PATH }] : trail;
  return (
    <>
      <PageLead
        trail={above}
        current={all ? 'All reviews' : 'Reviews'}
        heading={all ? `Reviews of ${dealer}, whatever their rating` : words.heading}
      >
        {all ? 'All that have words, in the order in which they were given to us.' : words.lead}
      </PageLead>
      <Container>
        <Stack gap="l">
          <ReviewList {...reviews} />
          {more && reviews.note === null && (
            <p>
              <ButtonLink href={ALL_REVIEWS_HREF} variant="secondary">
                {words.more}
              </ButtonLink>
            </p>
          )}
        </Stack>
      </Container>
    </>
  );
}
