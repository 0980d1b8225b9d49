import { describe, expect, test } from 'vitest';
import {
  CAROUSEL_START,
  carouselAt,
  defaultReviewRules,
  minimumRatingNote,
  type ReviewSummary,
  ROTATION_MS,
  reviewLayout,
  rotateCarousel,
  shownReviews,
  stars,
} from '../index.ts';
import { aReview } from '../testing/aReview.ts';
import type { Review } from './review.ts';

describe('shownReviews (R5-19, R5-20)', () => {
  const shown = (fields: Partial<Review>, rules = defaultReviewRules) =>
    shownReviews([aReview(fields)], rules).length === 1;

  test.each([
    [{}, true],
    [{ text: null }, false],
    [{ text: '  ' }, false],
    [{ text: 'Great (Translated by a machine)' }, false],
    [{ text: 'translated well' }, true],
    [{ rating: 4 }, true],
    [{ rating: 3.9 }, false],
  ])('%j: %s (R0-03)', (fields, visible) => {
    expect(shown(fields)).toBe(visible);
  });

  test('leaves out the ids and customers of the site', () => {
    expect(shown({}, { ...defaultReviewRules, excludedIds: ['r1'] })).toBe(false);
    expect(shown({}, { ...defaultReviewRules, excludedCustomers: ['Kim'] })).toBe(false);
    expect(
      shown({}, { ...defaultReviewRules, excludedIds: ['Kim'], excludedCustomers: ['r1'] }),
    ).toBe(true);
  });

  test('shows 10 by default and 12 in a full view, in their order', () => {
    const many = Array.from({ length: 20 }, (_, index) => aReview({ id: String(index) }));
    expect(shownReviews(many).map(({ id }) => id)).toEqual(many.slice(0, 10).map(({ id }) => id));
    expect(shownReviews(many, { ...defaultReviewRules, limit: 12 })).toHaveLength(12);
  });

  test('says so when it selects by rating', () => {
    expect(minimumRatingNote(defaultReviewRules)).toBe('Showing reviews rated 4 and above');
    expect(minimumRatingNote({ ...defaultReviewRules, minimumRating: 4.5 })).toBe(
      'Showing reviews rated 4.5 and above',
    );
    expect(minimumRatingNote({ ...defaultReviewRules, minimumRating: 0 })).toBeNull();
  });
});

test.each([
  [0, 'grid'],
  [3, 'grid'],
  [4, 'carousel'],
])('%d reviews stand in a %s (R0-03)', (count, layout) => {
  expect(reviewLayout(count)).toBe(layout);
});

test.each([
  [5, 4, 1, '5.0'],
  [4.7, 4, 0.7, '4.7'],
  [4, 4, 0, '4.0'],
  [3.25, 3, 0.25, '3.3'],
  [0.4, 0, 0.4, '0.4'],
  [0, 0, 0, '0.0'],
  [7, 4, 1, '5.0'],
  [-1, 0, 0, '0.0'],
  [Number.NaN, 0, 0, '0.0'],
])('rating %s has %d full stars and %s of one: %s (R9-08)', (rating, full, partial, text) => {
  const result = stars(rating);
  expect(result).toMatchObject({ full, text });
  expect(result.partial).toBeCloseTo(partial, 10);
});

describe('carousel', () => {
  test('starts at index 2, the third card, and turns every 3000 ms (R2-80)', () => {
    expect(CAROUSEL_START).toBe(2);
    expect(ROTATION_MS).toBe(3000);
  });

  test.each([
    [2, 5, 2, true, true],
    [0, 5, 0, false, true],
    [4, 5, 4, true, false],
    [9, 5, 4, true, false],
    [-1, 5, 0, false, true],
    [2, 2, 1, true, false],
    [0, 1, 0, false, false],
    [2, 0, 0, false, false],
    [1.9, 5, 1, true, true],
    [Number.NaN, 5, 0, false, true],
  ])('at %s of %d: index %d, back %s, on %s (R4-32)', (index, count, at, canGoBack, canGoOn) => {
    expect(carouselAt(index, count)).toEqual({ index: at, canGoBack, canGoOn });
  });

  test('returns to the first card after the last, its buttons still stop at the ends (R4-32)', () => {
    expect(rotateCarousel(3, 5)).toEqual({ index: 4, canGoBack: true, canGoOn: false });
    expect(rotateCarousel(4, 5)).toEqual({ index: 0, canGoBack: false, canGoOn: true });
    expect(rotateCarousel(0, 1).index).toBe(0);
  });
});

describe('which reviews show, and how', () => {
  const review = (fields: Partial<Review>): Review => ({
    id: 'r1',
    customerName: 'Ann',
    rating: 5,
    text: 'Great',
    date: null,
    dateWords: null,
    imageUrl: null,
    ...fields,
  });

  test('which reviews show (R5-19)', () => {
    const shows = (fields: Partial<Review>, rules = defaultReviewRules) =>
      shownReviews([review(fields)], rules).length === 1;
    expect(shows({ text: null })).toBe(false);
    expect([shows({ rating: 3.9 }), shows({ rating: 4 })]).toEqual([false, true]);
    expect(shows({ id: 'r9' }, { ...defaultReviewRules, excludedIds: ['r9'] })).toBe(false);
    expect(shows({}, { ...defaultReviewRules, excludedCustomers: ['Ann'] })).toBe(false);
  });

  test('average and count come from the summary, never from the reviews that show (R5-19)', () => {
    const summary: ReviewSummary = {
      reviews: [review({ rating: 5 }), review({ id: 'r2', rating: 1 })],
      count: 240,
      averageRating: 4.7,
    };
    expect(shownReviews(summary.reviews)).toHaveLength(1);
    expect([summary.count, stars(summary.averageRating).text]).toEqual([240, '4.7']);
  });

  test('10 reviews show by default; 12 in full view in one layout (R5-20)', () => {
    const reviews = Array.from({ length: 20 }, (_, index) => review({ id: `r${index}` }));
    expect(shownReviews(reviews)).toHaveLength(10);
    expect(shownReviews(reviews, { ...defaultReviewRules, limit: 12 })).toHaveLength(12);
  });

  test('reviews show as a grid for 3 or fewer and a carousel for more than 3 (R2-80)', () => {
    expect([3, 4].map(reviewLayout)).toEqual(['grid', 'carousel']);
  });

  test('carousel previous is disabled at the start and next at the end (R4-32)', () => {
    expect(carouselAt(0, 5)).toMatchObject({ canGoBack: false, canGoOn: true });
    expect(carouselAt(4, 5)).toMatchObject({ canGoBack: true, canGoOn: false });
  });

  test('review carousel starts at index 2 and rotates every 3000 ms (R2-80)', () => {
    expect([CAROUSEL_START, ROTATION_MS]).toEqual([2, 3000]);
  });

  test('rating 4.7 shows 4 full stars, one partial star and 4.7 (R9-08)', () => {
    const rated = stars(4.7);
    expect(rated).toMatchObject({ full: 4, text: '4.7' });
    expect(rated.partial).toBeCloseTo(0.7);
  });
});
