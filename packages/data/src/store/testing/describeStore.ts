import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { describeAccounts } from './describeAccounts.ts';
import { describeActivity } from './describeActivity.ts';
import { describeAlertNews } from './describeAlertNews.ts';
import { describeAlerts } from './describeAlerts.ts';
import { describeAudit } from './describeAudit.ts';
import { describeChanges } from './describeChanges.ts';
import { describeJourneys } from './describeJourneys.ts';
import { describeLeads } from './describeLeads.ts';
import { describeOutbox } from './describeOutbox.ts';
import { describeReservations } from './describeReservations.ts';
import { describeRetention } from './describeRetention.ts';
import { describeStock } from './describeStock.ts';
import { describeWatchlists } from './describeWatchlists.ts';

/** An empty database. Each `open` is a connection of its own, as another process would have. */
export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** What a test of the suite uses: two connections to one empty database. */
export interface OpenStores {
  readonly store: Store;
  readonly other: Store;
}

/** The contract every adapter of the `Store` port keeps. */
export function describeStore(name: string, createPlace: () => Promise<StorePlace>): void {
  describe(`store contract: ${name}`, () => {
    let place: StorePlace;
    let opened: Store[];
    const stores = {
      get store() {
        return open(opened[0]);
      },
      get other() {
        return open(opened[1]);
      },
    };

    beforeEach(async () => {
      place = await createPlace();
      opened = [await place.open(), await place.open()];
    });

    afterEach(async () => {
      for (const store of opened) await store.close();
      await place.remove();
    });

    describe('leads', () => {
      describeLeads(stores);
    });
    describe('outbox', () => {
      describeOutbox(stores);
    });
    describe('reservations', () => {
      describeReservations(stores, name);
    });
    describe('journeys', () => {
      describeJourneys(stores);
    });
    describe('retention', () => {
      describeRetention(stores);
    });
    describe('audit', () => {
      describeAudit(stores);
    });
    describe('stock', () => {
      describeStock(stores);
    });
    describe('activity', () => {
      describeActivity(stores);
    });
    describe('accounts', () => {
      describeAccounts(stores);
    });
    describe('watchlists', () => {
      describeWatchlists(stores);
    });
    describe('alerts', () => {
      describeAlerts(stores);
      describeAlertNews(stores);
    });
    describe('changes', () => {
      describeChanges(stores);
    });

    test('has one secret, for all who open it', async () => {
      const secrets = await Promise.all([stores.store.secret(), stores.other.secret()]);
      expect(secrets[0]).toHaveLength(32);
      expect(secrets[1]).toEqual(secrets[0]);
      expect(await stores.other.secret()).toEqual(secrets[0]);
    });
  });
}

function open(store: Store | undefined): Store {
  if (store === undefined) throw new Error('The stores are open only while a test runs.');
  return store;
}
