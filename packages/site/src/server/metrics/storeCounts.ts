import { type Store, StoreUnavailable } from '@forecourt/data';
import { ofSites, type SitesNow } from '../settings/sitesNow.ts';
import { destinationKinds } from './destinationKinds.ts';
import type { Instruments } from './instruments.ts';

/** The store, which counts the leads it takes and what becomes of their deliveries. */
export function storeCounts(
  store: Store,
  sites: SitesNow,
  { leads, deliveries }: Pick<Instruments, 'leads' | 'deliveries'>,
): Store {
  const kindOf = ofSites(sites, destinationKinds);

  async function counted<Result>(
    site: string,
    kind: 'enquiry' | 'reservation',
    storing: Promise<Result>,
    outcomeOf: (result: Result) => string,
  ): Promise<Result> {
    try {
      const result = await storing;
      leads.inc({ site, kind, outcome: outcomeOf(result) });
      return result;
    } catch (error) {
      const outcome = error instanceof StoreUnavailable ? 'failed' : 'refused';
      leads.inc({ site, kind, outcome });
      throw error;
    }
  }

  return {
    ...store,
    leads: {
      ...store.leads,
      submit: (...args) =>
        counted(args[0], 'enquiry', store.leads.submit(...args), ({ created }) => told(created)),
    },
    reservations: {
      ...store.reservations,
      reserve: (...args) =>
        counted(args[0], 'reservation', store.reservations.reserve(...args), (result) =>
          result.kind === 'reserved' ? told(result.created) : 'taken',
        ),
    },
    outbox: {
      ...store.outbox,
      async delivered(...args) {
        await store.outbox.delivered(...args);
        deliveries.inc({ destination: kindOf()(args[1]), outcome: 'delivered' });
      },
      async failed(...args) {
        await store.outbox.failed(...args);
        const outcome = args[3] === null ? 'parked' : 'failed';
        deliveries.inc({ destination: kindOf()(args[1]), outcome });
      },
    },
  };
}

function told(created: boolean): string {
  return created ? 'stored' : 'repeated';
}
