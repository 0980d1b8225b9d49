import { emptyContent, type Review } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { allReviewsView, fullReviewsView, hasReviews, reviewsView } from './reviews.ts';

function review(id: string, rating: number, more: Partial<Review> = {}): Review {
  return {
    ...{ id, rating, customerName: `Customer ${id}`, text: `Words of ${id}` },
    ...{ date: null, dateWords: null, imageUrl: null, ...more },
  };
}
const REVIEWS = [
  review('five', 5, { imageUrl: 'https://pictures.example/five.jpg' }),
  review('four', 4),
  review('low', 2),
  review('wordless', 5, { text: null }),
  review('translated', 5, { text: '(Translated) Good' }),
  review('excluded', 5),
];

function site(more: object = {}, some: readonly Review[] = REVIEWS) {
  return {
    config: {
      imageService: null,
      reviews: {
        ...{ minimumRating: 4, limit: 10, excludedIds: ['excluded'], excludedCustomers: [] },
        ...{ leaveHref: null, snap21: null, rotate: false, ...more },
      },
    },
    rating: null,
    content: { ...emptyContent, reviews: { reviews: some, count: 90, averageRating: 4.4 } },
  };
}
function ids(view: ReturnType<typeof reviewsView>) {
  return view?.reviews.map(({ id }) => id);
}

test('a selection by rating says so and leads to all; average and count are those of all (R5-19)', () => {
  const view = reviewsView(site());
  expect(ids(view)).toEqual(['five', 'four']);
  expect(view).toMatchObject({
    summary: { count: 90, averageRating: 4.4 },
    note: 'Showing reviews rated 4 and above',
    allHref: '/reviews?all',
    leaveHref: null,
    autoplay: false,
  });
  expect(Object.keys(view?.images ?? {})).toEqual(['five']);
});

test('all of them are there whatever their rating, and however many are shown first', () => {
  const all = allReviewsView(site({ limit: 1 }));
  expect(ids(all)).toEqual(['five', 'four', 'low']);
  expect([all?.note, all?.allHref]).toEqual([null, null]);
});

test('without a selection by rating nothing need be said', () => {
  expect(reviewsView(site({ minimumRating: 0 }))).toMatchObject({ note: null, allHref: null });
});

test('what a site wishes to be done is done', () => {
  const view = reviewsView(site({ leaveHref: 'https://r.example/new', rotate: true, limit: 1 }));
  expect(view).toMatchObject({ leaveHref: 'https://r.example/new', autoplay: true });
  expect(ids(view)).toEqual(['five']);
});

test('a site has a page of reviews while one can be read there', () => {
  expect(hasReviews(site())).toBe(true);
  // None is good enough to be shown first, and the page shows it all the same.
  const low = site({}, [review('low', 1)]);
  expect([reviewsView(low), hasReviews(low)]).toEqual([null, true]);
  expect(hasReviews(site({}, [review('wordless', 5, { text: '' })]))).toBe(false);
});

test('a section has the number of the site, its own page twelve at least (R5-20)', () => {
  const many = Array.from({ length: 30 }, (_, index) => review(`${index}`, 5));
  const lengths = [2, 20].map((limit) => {
    const one = site({ limit }, many);
    return [reviewsView(one)?.reviews.length, fullReviewsView(one)?.reviews.length];
  });
  expect(lengths).toEqual([
    [2, 12],
    [20, 20],
  ]);
});

test('what another says of the dealer stands beside (R7-04)', () => {
  const rating = { provider: 'Snap21', rating: 4.7, stars: 4.5 };
  expect(reviewsView({ ...site(), rating })?.rating).toBe(rating);
});
