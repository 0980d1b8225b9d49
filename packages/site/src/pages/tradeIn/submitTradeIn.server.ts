import {
  type LeadPhoto,
  type LeadTradeIn,
  type NewLead,
  tradeInSubcategories,
} from '@forecourt/domain';
import { redirect } from 'react-router';
import type { SiteServices } from '../../contracts/siteServices.ts';
import type { KeptValuation } from '../../contracts/tradeInServices.ts';
import { readForm } from '../form/readForm.ts';
import { sentPhotos } from '../form/sentPhotos.server.ts';
import { NO_STORE } from '../form/siteForm.server.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { offerCookie } from '../success/offerCookie.ts';
import { acceptOffer } from './acceptOffer.server.ts';
import { lookUpPlate } from './lookUpPlate.server.ts';
import { readPlateCookie } from './plateCookie.ts';
import type { TradeInKind } from './tradeInKind.ts';
import { type TradeInQuery, tradeInQuery } from './tradeInQuery.ts';
import { actionOf } from './tradeInView.server.ts';

/** Takes what a page of trade-ins posts: a number plate to look up, or the shopper's details. */
export async function submitTradeIn(
  services: SiteServices,
  request: Request,
  url: URL,
  kind: TradeInKind,
) {
  const query = tradeInQuery(url.searchParams);
  if (query.step === 'lookup') return lookUpPlate(services, request, kind, query);
  if (query.step === 'agree') return acceptOffer(services, request);
  const valuation = services.tradeIn.opened(query.token);
  // What was told has run out, or was never told: the page says so and begins anew.
  if (valuation === null) {
    await readForm(request);
    return redirect(actionOf(kind, query), { status: 303, headers: NO_STORE });
  }
  const subcategory = subcategoryOf(query, valuation);
  const input = await readForm(request);
  const sent = await sentPhotos(services, input);
  const { whole, leadId } = withTradeIn(services, request, query, valuation, sent.photos);
  const answer = await takeForm(whole, request, 'trade_in', {
    path: actionOf(kind, query),
    vehicle: query.carId === null ? null : services.stock.heldById(query.carId),
    change: { subcategory },
    ...{ input, photos: sent },
  });
  const id = leadId();
  if (answer instanceof Response && id !== null && subcategory === tradeInSubcategories.valued) {
    // Who changes their mind accepts it later, without saying who they are again.
    const https = services.origin.startsWith('https:');
    answer.headers.append('set-cookie', offerCookie(services.tradeIn.keptLead(id), https));
  }
  return answer;
}

/** How far it has come: nobody accepts an offer that was not made (R4-23). */
function subcategoryOf({ step }: TradeInQuery, { outcome }: KeptValuation): string {
  const { started, valued, accepted } = tradeInSubcategories;
  if (outcome.kind === 'by hand') return started;
  return step === 'accept' ? accepted : valued;
}

/** The same services, whose leads say what the shopper was told of their car; and the lead they took. */
function withTradeIn(
  services: SiteServices,
  request: Request,
  { payout }: TradeInQuery,
  valuation: KeptValuation,
  photos: readonly LeadPhoto[],
): { whole: SiteServices; leadId(): string | null } {
  const { id, car, answers, outcome, at } = valuation;
  const plate = readPlateCookie(request.headers.get('cookie'), car);
  const tradeIn: LeadTradeIn = {
    ...{ car, answers, outcome, payout, valuedAt: at },
    rego: plate?.rego ?? null,
    regoState: plate?.regoState ?? null,
  };
  const told = (lead: NewLead): NewLead => ({
    ...lead,
    enquiry: { ...lead.enquiry, rego: tradeIn.rego, valuationId: id },
    tradeIn,
    ...(photos.length > 0 && { photos }),
  });
  let leadId: string | null = null;
  return {
    leadId: () => leadId,
    whole: {
      ...services,
      async submitLead(key, lead) {
        const result = await services.submitLead(key, told(lead));
        leadId = result.leadId;
        return result;
      },
    },
  };
}
