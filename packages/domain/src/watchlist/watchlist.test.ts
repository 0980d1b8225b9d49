import { describe, expect, test } from 'vitest';
import {
  anonymousSession,
  canSave,
  defaultLabels,
  isFavouriteCard,
  isFavouriteVisible,
  mergeSaved,
  needsSignIn,
  parseSignInType,
  readFavourites,
  readWatchlist,
  revertSaved,
  type SummaryRules,
  saveKind,
  signInPath,
  toggleSaved,
  type Vehicle,
  vehicleSummary,
  watchlistRequest,
} from '../index.ts';
import { aVehicle } from '../testing/aVehicle.ts';
import { MAX_SAVED } from './savedList.ts';

test.each([
  [true, true, 'watchlist'],
  [true, false, 'watchlist'],
  [false, true, 'favourites'],
  [false, false, null],
] as const)(
  'garage %s, favourites %s: %s, never both (R1-04)',
  (garageEnabled, favourites, kind) => {
    expect(saveKind({ garageEnabled, favourites })).toBe(kind);
  },
);

describe('session', () => {
  test.each([
    [{ user: { phone: '0412 345 678' }, watchlist: [] }, true],
    [{ user: { phone: null }, watchlist: [] }, false],
    [{ user: { phone: ' ' }, watchlist: [] }, false],
    [{ user: null, watchlist: [] }, false],
    [anonymousSession, false],
  ])('%j may save: %s (R4-10)', (session, allowed) => {
    expect(canSave(session)).toBe(allowed);
  });

  test.each([
    [
      [{ id: 'a' }, { id: 7 }, { id: 'a' }],
      ['a', '7'],
    ],
    [[null, 'a', {}, { id: '' }, { id: null }, { id: {} }], []],
    [[], []],
    [{ 0: { id: 'a' }, length: 1 }, []],
    ['a', []],
    [null, []],
    [undefined, []],
  ])('reads the watchlist %j as %j (R4-13)', (value, ids) => {
    expect(readWatchlist(value)).toEqual(ids);
  });

  test('sends the phone of the session (R7-02)', () => {
    expect(watchlistRequest('0412 345 678', 'v1')).toEqual({
      phone_number: '0412 345 678',
      car_id: 'v1',
    });
  });
});

describe('the saved list', () => {
  test('adds at the end and removes, and says which (R4-12)', () => {
    expect(toggleSaved(['a'], 'b')).toEqual({ list: ['a', 'b'], outcome: 'added' });
    expect(toggleSaved(['a', 'b', 'c'], 'b')).toEqual({ list: ['a', 'c'], outcome: 'removed' });
  });

  test('holds 200 vehicles and no more', () => {
    const ids = Array.from({ length: MAX_SAVED }, (_, index) => String(index));
    expect(MAX_SAVED).toBe(200);
    expect(toggleSaved(ids.slice(1), 'x').outcome).toBe('added');
    expect(toggleSaved(ids, 'x')).toEqual({ list: ids, outcome: 'full' });
    expect(toggleSaved(ids, '0').outcome).toBe('removed');
  });

  test('takes back one failed change and keeps later ones (R4-11)', () => {
    expect(revertSaved(['a', 'b', 'later'], 'b', 'added')).toEqual(['a', 'later']);
    expect(revertSaved(['a', 'later'], 'b', 'removed')).toEqual(['a', 'later', 'b']);
    expect(revertSaved(['a', 'b'], 'b', 'removed')).toEqual(['a', 'b']);
    expect(revertSaved(['b', 'a'], 'b', 'full')).toEqual(['b', 'a']);
  });

  test("merges a browser's list into an account: its own first, nothing twice, at most 200", () => {
    expect(mergeSaved(['a', 'b'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
    const many = Array.from({ length: 300 }, (_, index) => String(index));
    expect(mergeSaved(['x'], many)).toHaveLength(200);
    expect(mergeSaved(['x'], many)[0]).toBe('x');
  });

  test.each([
    [
      ['a', 'a', 7, '', null, 'b'],
      ['a', 'b'],
    ],
    ['a', []],
    [null, []],
    [{ a: 1 }, []],
  ])('reads the favourites %j as %j (R3-18)', (stored, ids) => {
    expect(readFavourites(stored)).toEqual(ids);
  });
});

const rules: SummaryRules = {
  labels: defaultLabels,
  soldTagFor: 'non-used',
  fuelTags: false,
  subscriptions: false,
  dropSpecRows: [],
  timeZone: 'Australia/Brisbane',
};

/** What a card knows as much of as its vehicle. */
const favourites: [Partial<Vehicle>, boolean, boolean][] = [
  [{}, false, true],
  [{ status: 'coming_soon' }, false, false],
  [{ status: 'sold' }, false, false],
  [{ sold: true }, false, false],
  [{ price: null, images: [] }, false, true],
  [{}, true, true],
  [{ price: 0 }, true, false],
  [{ price: null }, true, false],
  [{ images: [] }, true, false],
];

describe('isFavouriteVisible (R4-14)', () => {
  test.each([
    ...favourites,
    [{ showOnDealerWebsite: false }, false, false] as const,
    [{ price: 1 }, true, true] as const,
  ])('%j, strict %s: %s', (fields, strict, visible) => {
    expect(isFavouriteVisible(aVehicle(fields), strict)).toBe(visible);
  });

  // Of a vehicle that the site shows a card knows as much, but for a price that is none to it.
  test.each(favourites)(
    'the card of %j, strict %s, has the button: %s',
    (fields, strict, visible) => {
      const summary = vehicleSummary(aVehicle(fields), rules, Date.UTC(2026, 0, 1));
      expect(isFavouriteCard(summary, strict)).toBe(visible);
    },
  );

  test('a vehicle that is coming has no button, whatever its tag says', () => {
    const coming = aVehicle({ status: 'coming_soon', tag: 'Demo special' });
    const summary = vehicleSummary(coming, rules, Date.UTC(2026, 0, 1));
    expect(summary.tag).toEqual({ kind: 'custom', text: 'Demo special' });
    expect(isFavouriteCard(summary, false)).toBe(false);
  });
});

describe('sign-in (R2-09)', () => {
  test('goes there with a way on and a way back (R4-36)', () => {
    expect(signInPath('watchlist', '/cars/a?x=1#b')).toBe(
      '/sign-in?type=watchlist&redirect=%2Fcars%2Fa%3Fx%3D1%23b&back=%2Fcars%2Fa%3Fx%3D1%23b',
    );
    expect(signInPath('checkout', '/cars/a/checkout', '/cars/a')).toBe(
      '/sign-in?type=checkout&redirect=%2Fcars%2Fa%2Fcheckout&back=%2Fcars%2Fa',
    );
  });

  test.each([
    ['watchlist', 'watchlist'],
    ['trade-in', 'trade-in'],
    ['checkout', 'checkout'],
    ['finance', 'finance'],
    ['Finance', null],
    ['', null],
    [null, null],
  ])('type %j is %j', (text, type) => {
    expect(parseSignInType(text)).toBe(type);
  });

  test('is asked only where the site gates (R2-08)', () => {
    expect(needsSignIn('finance', [], false)).toBe(false);
    expect(needsSignIn('finance', ['finance'], false)).toBe(true);
    expect(needsSignIn('finance', ['finance'], true)).toBe(false);
    expect(needsSignIn('checkout', ['finance', 'trade-in'], false)).toBe(false);
  });
});

describe('the address of sign-in', () => {
  test('signed-out click goes to /sign-in with type=watchlist and a redirect (R4-36)', () => {
    expect(signInPath('watchlist', '/cars/a')).toBe(
      '/sign-in?type=watchlist&redirect=%2Fcars%2Fa&back=%2Fcars%2Fa',
    );
  });

  test('a gated part sends to sign-in with its type, redirect and back (R2-08, R2-09)', () => {
    expect(signInPath('checkout', '/cars/a/checkout', '/cars/a')).toBe(
      '/sign-in?type=checkout&redirect=%2Fcars%2Fa%2Fcheckout&back=%2Fcars%2Fa',
    );
    expect(signInPath('finance', '/finance')).toContain('type=finance');
  });
});

describe('what a site gates', () => {
  test('nothing is gated without a flag; checkout and finance only with theirs (R2-08)', () => {
    expect(needsSignIn('finance', [], false)).toBe(false);
    expect(needsSignIn('checkout', ['checkout'], false)).toBe(true);
    expect(needsSignIn('checkout', ['checkout'], true)).toBe(false);
  });
});

describe('saving a vehicle', () => {
  test('with garage_enabled the heart is the watchlist and no separate favourites (R1-04)', () => {
    expect(saveKind({ garageEnabled: true, favourites: true })).toBe('watchlist');
  });

  test('the body is {phone_number, car_id} (R7-02)', () => {
    expect(watchlistRequest('0412345678', 'v1')).toEqual({
      phone_number: '0412345678',
      car_id: 'v1',
    });
  });

  test('save adds, remove fires nothing (R4-12)', () => {
    expect(toggleSaved([], 'v1').outcome).toBe('added');
    expect(toggleSaved(['v1'], 'v1').outcome).toBe('removed');
  });

  test('only a signed-in user with a phone can save to the watchlist (R4-10)', () => {
    expect(canSave(anonymousSession)).toBe(false);
    expect(canSave({ user: { phone: null }, watchlist: [] })).toBe(false);
    expect(canSave({ user: { phone: '0412345678' }, watchlist: [] })).toBe(true);
  });

  test('a change that the server refuses is taken back (R4-11)', () => {
    expect(revertSaved(['v1', 'v2'], 'v2', 'added')).toEqual(['v1']);
  });

  test('a watchlist that is not an array becomes an empty list (R4-13)', () => {
    expect([null, {}, 'v1', 3].map(readWatchlist)).toEqual([[], [], [], []]);
  });

  test('favourite is hidden when not shown, not in stock, or bare on a strict site (R4-14)', () => {
    const visible = (fields: Partial<Vehicle>, strict = false) =>
      isFavouriteVisible(aVehicle(fields), strict);
    expect(visible({})).toBe(true);
    expect(visible({ showOnDealerWebsite: false })).toBe(false);
    expect(visible({ status: 'coming_soon' })).toBe(false);
    expect([visible({ price: 0 }), visible({ price: 0 }, true)]).toEqual([true, false]);
    expect([visible({ images: [] }), visible({ images: [] }, true)]).toEqual([true, false]);
  });
});
