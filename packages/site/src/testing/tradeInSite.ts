import { parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import {
  conditionQuestions,
  emptyContent,
  type Lead,
  type LeadPhoto,
  type NewLead,
  type RegoAnswer,
  type ValuationOutcome,
} from '@forecourt/domain';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { provideServices, type SiteServices } from '../contracts/siteServices.ts';
import type { KeptValuation, WaitFirst } from '../contracts/tradeInServices.ts';
import { pageRows } from '../pages/pageTable.ts';
import { loadTradeIn, submitTradeIn } from '../pages/tradeIn/tradeIn.server.ts';
import type { TradeInView } from '../pages/tradeIn/tradeInView.server.ts';
import { submitVehicleTradeIn } from '../pages/vehicleTradeIn/vehicleTradeIn.server.ts';
import { sitePaths } from '../server/pages/sitePaths.ts';

export const NOW = Date.UTC(2026, 10, 21);
const rav4 = aVehicle({ id: '7', slug: 'rav4', make: 'Toyota', model: 'RAV4', price: 40_000 });
export const range: ValuationOutcome = {
  ...{ kind: 'range', low: 18_000, high: 21_000 },
  basis: { sampleSize: 9, years: null, kilometres: null, asOf: '2026-11-21', method: [] },
};

export interface Given {
  config?: object;
  outcome?: ValuationOutcome;
  wait?: WaitFirst;
  plate?: RegoAnswer;
  /** The lead whose offer this browser may accept. */
  earlier?: Lead;
}

/** A site that values every car the same; the token of an estimate is its place in a list. */
export function siteOf({ config: more = {}, outcome = range, wait, plate, earlier }: Given = {}) {
  const told: KeptValuation[] = [];
  const taken: NewLead[] = [];
  const keys = new Set<string>();
  const locations = [{ id: '1', slug: 'yard', name: 'Yard', dealershipSlug: 'one' }];
  const dealer = { slug: 'one', template: 'wire', name: 'One', locations, ...more };
  const config = parseSiteConfig('site.json', dealer, {});
  const routeIds = new Set<string>(pageRows.map(([name]) => name));
  const { hasPage } = sitePaths(
    { hasPage: () => false, routeIds },
    { config, content: emptyContent, now: NOW },
  );
  const byId = (id: string) => (id === '7' ? rav4 : null);
  const services = {
    ...{ config, hasPage, origin: 'https://one.example', now: () => NOW, document: null },
    ...{ content: emptyContent, newFormKey: () => 'k'.repeat(22), leadPause: () => 0 },
    sendersOf: () => 0,
    openPhoto: async (token: string) => (token.startsWith('photo') ? photoOf(token) : null),
    stock: {
      ...{ byId, bySlug: () => null, heldById: byId },
      known: { makes: ['Toyota'], modelsOf: () => ['Corolla'] },
    },
    tradeIn: {
      lookUpRego: plate === undefined ? null : async () => plate,
      async value(car: KeptValuation['car'], answers: KeptValuation['answers']) {
        if (wait !== undefined) return wait;
        const valuation = { id: `id-${told.length}`, car, answers, outcome, at: NOW };
        told.push(valuation);
        return { kind: 'valued', token: String(told.length - 1), valuation };
      },
      opened: (token: string) => told[Number(token === '' ? -1 : token)] ?? null,
      keptLead: (id: string) => `kept.${id}`,
      openOffer: async (kept: string | null) => (kept === 'kept.lead-1' ? (earlier ?? null) : null),
      acceptance: (id: string) => `acceptance of ${id}`,
      accepts: (token: string, id: string) => token === `acceptance of ${id}`,
    },
    async submitLead(key: string, lead: NewLead) {
      keys.add(key);
      taken.push(lead);
      return { leadId: 'lead-1', created: true };
    },
  } as unknown as SiteServices;
  return { services, taken, told, keys };
}

export function photoOf(digest: string): LeadPhoto {
  return { id: `id of ${digest}`, type: 'image/jpeg', bytes: 3, digest };
}

export const typed = { make: 'Toyota', model: 'Corolla', year: '2019', kilometres: '65k' };
export const answers = Object.fromEntries(
  conditionQuestions.map(({ name, choices }) => [name, choices[0]?.value ?? '']),
);
export const person = {
  ...{ name: 'Kim', last_name: 'Lee', email: 'kim@example.com', phone: '0412 345 678' },
  ...{ postcode: '4000', contact_method: 'SMS', under_finance: 'Yes' },
};

export function argsOf(path: string, services: SiteServices, init: RequestInit = {}) {
  const request = new Request(`https://one.example${path}`, init);
  return {
    ...{ request, url: new URL(request.url), context: provideServices(services), params: {} },
  } as unknown as LoaderFunctionArgs & ActionFunctionArgs;
}

export async function viewAt(
  query: Readonly<Record<string, string>>,
  { services } = siteOf(),
  load: typeof loadTradeIn = loadTradeIn,
  path = '/trade-in',
  headers: Record<string, string> = {},
): Promise<TradeInView> {
  const args = argsOf(`${path}?${new URLSearchParams(query)}`, services, { headers });
  const { data } = await load(args);
  return data;
}

export function posted(
  path: string,
  body: Readonly<Record<string, string>>,
  { services } = siteOf(),
  headers: Record<string, string> = {},
) {
  const sent = { method: 'POST', body: new URLSearchParams(body), headers };
  const submit = path.startsWith('/cars') ? submitVehicleTradeIn : submitTradeIn;
  return submit(argsOf(path, services, sent));
}
