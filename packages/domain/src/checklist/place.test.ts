import { describe, expect, it } from 'vitest';
import {
  carouselAt,
  carouselStart,
  defaultReviewRules,
  distanceKm,
  exploreLabel,
  footerMenu,
  gridColumns,
  gridFilter,
  headerMenu,
  holidayHours,
  isOfferShown,
  type MenuSite,
  modelBodies,
  modelBodyPath,
  modelDescription,
  modelLabel,
  modelLink,
  needsSignIn,
  offerDisclaimer,
  offerHtml,
  offerImage,
  offerPath,
  openNow,
  parseModelBody,
  type Review,
  type ReviewSummary,
  reviewLayout,
  reviewText,
  rotationMs,
  shownReviews,
  stars,
  telHref,
  weeklyHours,
} from '../index.ts';
import type { OpeningHour } from '../location/location.ts';
import { aLocation } from '../testing/aLocation.ts';

const hour = (weekday: OpeningHour['weekday'], open = '08:30', date: string | null = null) =>
  ({ weekday, status: 'Open', open, close: '17:30', formattedHours: null, date }) as const;
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

describe('places', () => {
  const sales = aLocation({ id: 'a', primary: true });
  const service = aLocation({ id: 'b', type: 'service' });
  const parts = aLocation({ id: 'c', type: 'parts' });
  const hidden = aLocation({ id: 'd', visible: false });
  const all = [sales, service, parts, hidden];

  it.each([
    ['sales', [sales]],
    ['service', [service]],
    ['parts', [parts]],
    ['service-and-parts', [service, parts]],
    ['primary', [sales]],
    ['all', [sales, service, parts]],
    ['b', [service]],
  ])('149. 176. Location grid filters by %s, never one that is not visible', (filter, found) => {
    expect(gridFilter(all, filter)).toEqual(found);
  });

  it('437. Location grid columns change at under 3, 3 and over 3 locations', () => {
    expect([1, 2, 3, 4, 9].map(gridColumns)).toEqual([1, 2, 3, 4, 4]);
  });

  it('434. Distance between two points uses Earth radius 6371 km', () => {
    const pole = distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 });
    expect(pole).toBeCloseTo(Math.PI * 6371, 6);
  });

  it('365. 366. Different weekday hours are separate rows, Sat and Sun always', () => {
    const week = ([1, 2, 3, 4, 5, 6, 0] as const).map((weekday) => hour(weekday));
    expect(weeklyHours(week).map(({ label }) => label)).toEqual(['Mon-Fri', 'Sat', 'Sun']);
    const other = week.map((entry) => (entry.weekday === 5 ? hour(5, '10:00') : entry));
    expect(weeklyHours(other).map(({ label }) => label)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
  });

  it('177. Opening hour weekday 0 is Sunday', () => {
    const sunday = Date.parse('2026-11-22T10:00+10:00');
    expect(openNow([hour(0)], sunday, 'Australia/Brisbane')?.open).toBe(true);
  });

  it('436. Holiday hours for 18-25 April 2025 are hidden after the dates', () => {
    const days = [hour(5, '09:00', '2025-04-18'), hour(5, '09:00', '2025-04-25')];
    expect(holidayHours(days, '2025-04-18').map(({ label }) => label)).toEqual([
      '18/04/2025',
      '25/04/2025',
    ]);
    expect(holidayHours(days, '2025-04-26')).toEqual([]);
  });

  it('130. Call button is a tel: link', () => {
    expect(telHref('(07) 5555 1234')).toBe('tel:0755551234');
  });
});

describe('menus', () => {
  const site: MenuSite = {
    name: 'Northside Motors',
    searchPath: '/search',
    financePath: '/finance',
    usedLabel: 'Used',
    carTypes: ['new', 'used'],
    models: [{ label: 'Wrangler', path: '/wrangler' }],
    hasPage: () => true,
  };
  const header = headerMenu(site);
  const inside = (label: string) =>
    header.find((item) => item.label === label)?.items.map((item) => item.label);

  it('159. Default header', () => {
    expect(header.map(({ label }) => label).join(', ')).toBe(
      'Home, Vehicles, Offers, Our Stock, Trade In, Service and Parts, Company',
    );
  });

  it('160. 161. 162. its dropdowns', () => {
    expect(inside('Vehicles')).toEqual(['Wrangler']);
    expect(inside('Our Stock')).toEqual(['New Cars', 'Used Cars']);
    expect(inside('Service and Parts')?.join(', ')).toBe(
      'Book a Service, Genuine Parts and Accessories, Warranty, Roadside Assist',
    );
    expect(inside('Company')?.join(', ')).toBe('About Us, Careers, Contact Us, Fleet');
  });

  it('163. Footer has Vehicles, Buyer Tools, Servicing and Parts, and a dealership group', () => {
    expect(footerMenu(site).map(({ label }) => label)).toEqual([
      'Vehicles',
      'Buyer Tools',
      'Servicing and Parts',
      'Northside Motors',
    ]);
  });

  it('371. 373. nothing is gated without a flag; checkout and finance only with theirs', () => {
    expect(needsSignIn('finance', [], false)).toBe(false);
    expect(needsSignIn('checkout', ['checkout'], false)).toBe(true);
    expect(needsSignIn('checkout', ['checkout'], true)).toBe(false);
  });
});

describe('models and offers', () => {
  it('062. 063. filters of the model range', () => {
    for (const body of ['suv', 'trucks', 'vans', 'performance', 'electric']) {
      expect(parseModelBody(body)).toBe(body);
    }
    expect(modelBodies).toContain('future vehicles');
    expect(modelBodyPath('future vehicles')).toBe('/models?body=future%20vehicles');
  });

  it('065. 157. 158. a model links to override_url or its slug and is New, Coming Soon or nothing', () => {
    expect(modelLink({ slug: 'ranger', overrideUrl: null }).href).toBe('/ranger');
    expect(modelLink({ slug: 'ranger', overrideUrl: '/trucks' }).href).toBe('/trucks');
    expect((['new', 'coming_soon', null] as const).map((status) => modelLabel({ status }))).toEqual(
      ['New', 'Coming Soon', null],
    );
  });

  it('038. 039. 040. an offer has a path with and without manufacturer, unless excluded', () => {
    expect(offerPath({ id: 'o1', manufacturer: 'kia' })).toBe('/offers/kia/o1');
    expect(offerPath({ id: 'o1', manufacturer: null })).toBe('/offers/o1');
    const offer = {
      id: 'o1',
      name: 'Offer',
      description: '<b>5 < 6</b>',
      sanitizedDescription: null,
      disclaimer: null,
      imageUrl: '/plain.jpg',
      imageOrModelImageUrl: null,
      manufacturer: null,
      model: { name: 'Rio', slug: 'rio', overrideUrl: null },
      excludedWebsiteIds: ['w1'],
    };
    expect([isOfferShown(offer, 'w1'), isOfferShown(offer, 'w2')]).toEqual([false, true]);
    expect(offerImage(offer)).toBe('/plain.jpg');
    expect(offerImage({ ...offer, imageOrModelImageUrl: '/model.jpg' })).toBe('/model.jpg');
    expect(exploreLabel(offer)).toBe('Explore Rio');
  });

  it('178. 179. Offer text is sanitised; script in description never executes', () => {
    const raw = { description: '<script>x</script>', sanitizedDescription: null };
    expect(offerHtml(raw)).not.toContain('<');
    expect(offerHtml({ ...raw, sanitizedDescription: '<p>x</p>' })).toBe('<p>x</p>');
  });

  it.each([
    ['410. Review text is cut at 160', reviewText, 160],
    ['411. Model description is cut at 200', modelDescription, 200],
    ['413. Offer disclaimer is cut at 200', offerDisclaimer, 200],
  ])('%s', (_line, cut, limit) => {
    expect(cut('x'.repeat(limit)).cut).toBe(false);
    expect(cut('x'.repeat(limit + 1))).toEqual({ text: `${'x'.repeat(limit)}…`, cut: true });
  });
});

describe('reviews and reserve', () => {
  it('319. 321. 322. which reviews show', () => {
    const shows = (fields: Partial<Review>, rules = defaultReviewRules) =>
      shownReviews([review(fields)], rules).length === 1;
    expect(shows({ text: null })).toBe(false);
    expect([shows({ rating: 3.9 }), shows({ rating: 4 })]).toEqual([false, true]);
    expect(shows({ id: 'r9' }, { ...defaultReviewRules, excludedIds: ['r9'] })).toBe(false);
    expect(shows({}, { ...defaultReviewRules, excludedCustomers: ['Ann'] })).toBe(false);
  });

  it('323. Average and count come from the summary, never from the reviews that show', () => {
    const summary: ReviewSummary = {
      reviews: [review({ rating: 5 }), review({ id: 'r2', rating: 1 })],
      count: 240,
      averageRating: 4.7,
    };
    expect(shownReviews(summary.reviews)).toHaveLength(1);
    expect([summary.count, stars(summary.averageRating).text]).toEqual([240, '4.7']);
  });

  it('430. 10 reviews show by default; 12 in full view in one layout', () => {
    const reviews = Array.from({ length: 20 }, (_, index) => review({ id: `r${index}` }));
    expect(shownReviews(reviews)).toHaveLength(10);
    expect(shownReviews(reviews, { ...defaultReviewRules, limit: 12 })).toHaveLength(12);
  });

  it('155. Reviews show as a grid for 3 or fewer and a carousel for more than 3', () => {
    expect([3, 4].map(reviewLayout)).toEqual(['grid', 'carousel']);
  });

  it('276. Carousel previous is disabled at the start and next at the end', () => {
    expect(carouselAt(0, 5)).toMatchObject({ canGoBack: false, canGoOn: true });
    expect(carouselAt(4, 5)).toMatchObject({ canGoBack: true, canGoOn: false });
  });

  it('431. Review carousel starts at index 2 and rotates every 3000 ms', () => {
    expect([carouselStart, rotationMs]).toEqual([2, 3000]);
  });

  it('433. Rating 4.7 shows 4 full stars, one partial star and 4.7', () => {
    const rated = stars(4.7);
    expect(rated).toMatchObject({ full: 4, text: '4.7' });
    expect(rated.partial).toBeCloseTo(0.7);
  });
});
