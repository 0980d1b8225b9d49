import { describe, expect, it } from 'vitest';
import {
  anonymousSession,
  callPhone,
  canBuyOnline,
  canSave,
  dealerComments,
  defaultLabels,
  formatPrice,
  hasPrice,
  historyReport,
  isAvailable,
  isFavouriteVisible,
  isReservable,
  isSold,
  loanPayments,
  marketPrice,
  priceDisplay,
  readWatchlist,
  reserveTerms,
  revertSaved,
  saveKind,
  showsFinanceWidget,
  soldNotice,
  specRows,
  type TagRules,
  toggleSaved,
  type Vehicle,
  vehicleActions,
  vehicleSummary,
  vehicleTag,
  watchlistRequest,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import { caravanLength } from '../vehicle/caravanLength.ts';

const now = Date.parse('2026-11-21T10:00+10:00');
const timeZone = 'Australia/Brisbane';
const actions = (fields: Partial<Vehicle>) =>
  vehicleActions(aVehicle(fields), { finance: true, reserve: true, tradeInCarTypes: ['used'] });
const tags: TagRules = {
  labels: defaultLabels,
  soldTagFor: 'non-used',
  fuelTags: true,
  certified: { make: 'Toyota', image: '/certified.svg', alt: 'Certified used' },
};
const tag = (fields: Partial<Vehicle>, rules: Partial<TagRules> = {}) =>
  vehicleTag(aVehicle(fields), { ...tags, ...rules }, now)?.kind ?? null;
const price = (fields: Partial<Vehicle>, subscriptions = false) =>
  priceDisplay(aVehicle(fields), { labels: { noPrice: 'Call us' }, subscriptions });
const row = (fields: Partial<Vehicle>, label: string, dropSpecRows: string[] = []) =>
  specRows(aVehicle(fields), { dropSpecRows, timeZone }, now).find((entry) => entry.label === label)
    ?.value;

describe('availability', () => {
  it.each([
    ['200. status in_stock is available', 'in_stock', true],
    ['201. status coming_soon is available', 'coming_soon', true],
    ['202. status sold is unavailable', 'sold', false],
    ['202. any other value is unavailable', 'wholesale', false],
    ['202. missing is unavailable', '', false],
  ])('%s', (_line, status, available) => {
    expect(isAvailable(aVehicle({ status }))).toBe(available);
  });

  it('204. 206. An unavailable car offers similar ones in place of finance, trade-in and reserve', () => {
    expect(actions({ status: 'sold' })).toEqual({ kind: 'similar' });
  });

  it.each(['motorcycle', 'caravan'] as const)('133. Sold notice uses %s', (itemType) => {
    expect(soldNotice(aVehicle({ itemType, sold: true }))).toContain(`this ${itemType} recently`);
  });

  it('025. 026. 027. checkout-journey opens for a used car when its flag is on', () => {
    expect(canBuyOnline(aVehicle(), true)).toBe(true);
    expect(canBuyOnline(aVehicle(), false)).toBe(false);
    expect(canBuyOnline(aVehicle({ carType: 'demo' }), true)).toBe(false);
  });
});

describe('tags, one a car (221)', () => {
  it('212. Electric car shows Electric before Reserved', () => {
    expect(tag({ fuel: 'Electric', reserved: true })).toBe('electric');
  });

  it('214. Electric/Hybrid tag is skipped when not enabled', () => {
    expect(tag({ fuel: 'Electric', reserved: true }, { fuelTags: false })).toBe('reserved');
  });

  it('215. Reserved shows before certified, custom, COMING SOON and new', () => {
    const all = { certified: true, tag: 'Hot', status: 'coming_soon', createdAt: now };
    expect(tag({ ...all, reserved: true })).toBe('reserved');
    expect(tag(all)).toBe('certified');
  });

  it('216. Certified-used image badge shows before a custom tag for the configured make', () => {
    expect(tag({ certified: true, tag: 'Hot' })).toBe('certified');
    expect(tag({ certified: true, tag: 'Hot', make: 'Kia' })).toBe('custom');
  });

  it('217. Certified badge needs certified true, the feature on, the make and not sold', () => {
    expect(tag({ certified: false })).toBeNull();
    expect(tag({ certified: true }, { certified: null })).toBeNull();
    expect(tag({ certified: true, sold: true })).toBeNull();
  });
});

describe('saving', () => {
  it('013. with garage_enabled the heart is the watchlist and no separate favourites', () => {
    expect(saveKind({ garageEnabled: true, favourites: true })).toBe('watchlist');
  });

  it('225. 226. the body is {phone_number, car_id}', () => {
    expect(watchlistRequest('0412345678', 'v1')).toEqual({
      phone_number: '0412345678',
      car_id: 'v1',
    });
  });

  it('229. Save adds, remove fires nothing', () => {
    expect(toggleSaved([], 'v1').outcome).toBe('added');
    expect(toggleSaved(['v1'], 'v1').outcome).toBe('removed');
  });

  it('224. 372. Only a signed-in user with a phone can save to the watchlist', () => {
    expect(canSave(anonymousSession)).toBe(false);
    expect(canSave({ user: { phone: null }, watchlist: [] })).toBe(false);
    expect(canSave({ user: { phone: '0412345678' }, watchlist: [] })).toBe(true);
  });

  it('227. A change that the server refuses is taken back', () => {
    expect(revertSaved(['v1', 'v2'], 'v2', 'added')).toEqual(['v1']);
  });

  it('233. A watchlist that is not an array becomes an empty list', () => {
    expect([null, {}, 'v1', 3].map(readWatchlist)).toEqual([[], [], [], []]);
  });

  it('235. 236. 237. Favourite is hidden when not shown, not in stock, or bare on a strict site', () => {
    const visible = (fields: Partial<Vehicle>, strict = false) =>
      isFavouriteVisible(aVehicle(fields), strict);
    expect(visible({})).toBe(true);
    expect(visible({ showOnDealerWebsite: false })).toBe(false);
    expect(visible({ status: 'coming_soon' })).toBe(false);
    expect([visible({ price: 0 }), visible({ price: 0 }, true)]).toEqual([true, false]);
    expect([visible({ images: [] }), visible({ images: [] }, true)]).toEqual([true, false]);
  });
});

describe('buttons', () => {
  it.each([
    ['257. shows for in_stock, not sold, not reserved, price 201', { price: 201 }, true],
    ['258. is hidden at price 200', { price: 200 }, false],
    ['259. is hidden for coming_soon', { status: 'coming_soon' }, false],
    ['260. is hidden for a reserved car', { reserved: true }, false],
  ])('Financing widget %s', (_line, fields, shown) => {
    expect(showsFinanceWidget(aVehicle(fields))).toBe(shown);
  });

  it('261. 262. Reserve button shows only when the car is reservable and config allows it', () => {
    expect(isReservable(aVehicle())).toBe(true);
    expect(isReservable(aVehicle({ reserved: true }))).toBe(false);
    const off = { finance: true, reserve: false, tradeInCarTypes: [] };
    expect(vehicleActions(aVehicle(), off)).toMatchObject({ reserve: false });
  });

  it('263. Test-drive-only car shows a test-drive form instead of finance', () => {
    expect(actions({ tag: 'Test Drive Only' })).toMatchObject({ finance: 'test_drive' });
  });

  it('362. Trade-in button shows only when trade-in is allowed for the car', () => {
    expect(actions({ carType: 'used' })).toMatchObject({ tradeIn: true });
    expect(actions({ carType: 'new' })).toMatchObject({ tradeIn: false });
  });

  it('363. History report button shows only when the car has a file', () => {
    expect(historyReport({ file: null })).toBeNull();
    expect(historyReport({ file: '/report.pdf' })).toBe('/report.pdf');
  });

  it('360. 361. Call phone: override, car type, new-car, used-car, location phone, none', () => {
    const numbers = { new: '1', demo: '2', used: '3' };
    expect(callPhone('demo', { override: '0', numbers }, '9')).toBe('0');
    expect(callPhone('demo', { override: null, numbers }, '9')).toBe('2');
    expect(callPhone('demo', { override: null, numbers: { new: '1', used: '3' } }, '9')).toBe('1');
    expect(callPhone('demo', { override: null, numbers: { used: '3' } }, '9')).toBe('3');
    expect(callPhone('demo', { override: null, numbers: {} }, '9')).toBe('9');
    expect(callPhone('demo', { override: null, numbers: {} }, null)).toBeNull();
  });
});

describe('what a feed leaves out', () => {
  it('169. Missing optional car fields never crash a card or the detail page', () => {
    const bare = Object.fromEntries(
      Object.entries(aVehicle()).map(([key, value]) => [
        key,
        typeof value === 'string' || Array.isArray(value) || key === 'financeLenders'
          ? value
          : null,
      ]),
    ) as unknown as Vehicle;
    const rules = {
      ...tags,
      labels: defaultLabels,
      subscriptions: false,
      dropSpecRows: [],
      timeZone,
    };
    expect(vehicleSummary({ ...bare, images: [] }, rules, now)).toMatchObject({
      title: 'Toyota Corolla',
      image: null,
      place: null,
      price: { kind: 'none', text: 'Enquire for price.' },
    });
    expect(specRows(bare, { dropSpecRows: [], timeZone }, now).map(({ key }) => key)).toEqual([
      'body',
      'colour',
    ]);
  });
});

describe('price', () => {
  it('342. 345. Price 10 counts as no price, whose text is configurable; 11 shows $11', () => {
    expect(hasPrice(10)).toBe(false);
    expect(price({ price: 10 })).toEqual({ kind: 'none', text: 'Call us' });
    expect(price({ price: 11 }).text).toBe('$11');
  });

  it("346. Subscription price shows as '$X / week' when offered and price is above 0", () => {
    expect(price({ subscriptionPrice: 199 }, true).text).toBe('$199 / week');
    expect(price({ subscriptionPrice: 199 }).text).toBe('$25,990');
    expect(price({ subscriptionPrice: 199, price: 0 }, true).kind).toBe('none');
  });

  it("347. before_price above price shows 'Was $X now:' before the price", () => {
    expect(price({ beforePrice: 27_990 })).toMatchObject({ was: { text: 'Was $27,990 now:' } });
    expect(price({ beforePrice: 25_990 })).toMatchObject({ was: null });
  });

  it('349. 350. 25990 shows as $25,990, no cents; null gives $0', () => {
    expect([25_990, 25_990.4, null].map(formatPrice)).toEqual(['$25,990', '$25,990', '$0']);
  });

  it('353. No averages, or both gaps 499 or less, show no market indicator', () => {
    expect(marketPrice(aVehicle())).toBeNull();
    const close = { stateAverageMarketPrice: 26_489, averageMarketPrice: 26_489 };
    expect(marketPrice(aVehicle(close))).toBeNull();
    expect(marketPrice(aVehicle({ stateAverageMarketPrice: 26_490 }))?.amount).toBe(500);
  });

  it('424. 425. payments are whole dollars; 8.5% is a rate like 10%', () => {
    const payments = loanPayments({ amount: 20_000, interestRate: 8.5, years: 5 });
    expect([payments?.weekly, payments?.monthly].every(Number.isInteger)).toBe(true);
  });
});

describe('specification rows, comments, lengths and reserve', () => {
  it("355. 356. Rego row shows 'Expires on {date}' only when expiry is in the future", () => {
    expect(row({ regoExpiry: '2026-11-22' }, 'Registration expiry')).toBe('Expires on 22/11/2026');
    expect(row({ regoExpiry: '2026-11-21' }, 'Registration expiry')).toBeUndefined();
    expect(row({ regoExpiry: null }, 'Registration expiry')).toBeUndefined();
  });

  it('358. 359. km 0 is kept; dealers can drop the rego and vin rows', () => {
    expect(row({ km: 0 }, 'Kilometres')).toBe('0 km');
    expect(row({ rego: '123ABC' }, 'Registration')).toBe('123ABC');
    expect(row({ rego: '123ABC' }, 'Registration', ['rego', 'vin'])).toBeUndefined();
    expect(row({ vin: 'MR0' }, 'VIN', ['rego', 'vin'])).toBeUndefined();
  });

  it('171. 172. Car facts use variant fields, caravan facts their own', () => {
    const caravan = {
      bodyWidth: '2.4 m',
      bodyLength: '20ft',
      tareWeight: '2,450 kg',
      axleType: 'Tandem',
      sleeps: '4',
      aggregateTrailerMass: '2,950 kg',
    };
    expect(row({ itemType: 'caravan', caravan }, 'Sleeps')).toBe('4');
    expect(row({ itemType: 'caravan', caravan }, 'Body length')).toBe('6.1 m (20ft)');
    expect(row({ itemType: 'car', caravan }, 'Sleeps')).toBeUndefined();
  });

  it('435. 1 foot converts to 0.3048 m', () => {
    expect(caravanLength('100ft')).toBe('30.5 m (100ft)');
  });

  it('271. 293. Comments split on | and are cut above 400 characters', () => {
    expect(dealerComments('One | Two').paragraphs).toEqual(['One', 'Two']);
    expect(dealerComments('x'.repeat(400)).excerpt).toBeNull();
    expect(dealerComments('x'.repeat(401)).excerpt).toEqual([`${'x'.repeat(400)}…`]);
  });

  it('419. 420. Reserve text: refundable in full, held 48 hours; money back for pre-owned only', () => {
    const promises = (carType: 'new' | 'used', guarantee: boolean) =>
      reserveTerms(null, carType, guarantee).promises.join(' ');
    expect(promises('new', true)).toMatch(/refundable in full.*48 hours/);
    expect(promises('new', true)).not.toContain('48-hour money-back guarantee');
    expect(promises('used', true)).toContain('48-hour money-back guarantee');
    expect(promises('used', false)).not.toContain('48-hour money-back guarantee');
  });

  it('008. 009. new, used and demo cars, motorcycles and caravans stand in one listing', () => {
    expect(isSold(aVehicle({ carType: 'demo', itemType: 'caravan' }))).toBe(false);
    expect(row({ itemType: 'motorcycle', doors: 2 }, 'Doors')).toBeUndefined();
  });
});
