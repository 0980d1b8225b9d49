import {
  enquiryPayload,
  type LeadDeal,
  type LeadReservation,
  type LeadTradeIn,
  leadPayload,
  photoName,
} from '@forecourt/domain';
import type { LeadBrief } from '../port/leadBrief.ts';
import { preferredInstant } from '../port/preferredInstant.ts';

/** A lead as programs are told of it. */
export type LeadJson = ReturnType<typeof leadJson>;

/**
 * The lead as a webhook takes it: enquiry and lead by the platform's own keys (R3-01), and beside
 * them what it is about. Keys are only ever added.
 */
export function leadJson(brief: LeadBrief) {
  const { lead, dealer, place } = brief;
  const { enquiry, context } = lead;
  const { vehicle } = context;
  const at = preferredInstant(brief);
  return {
    id: lead.id,
    test: lead.test === true,
    suspect: (context.suspicions ?? []).length > 0,
    suspicions: context.suspicions ?? [],
    created_at: new Date(lead.createdAt).toISOString(),
    supersedes: lead.supersedes,
    adds_to: lead.addsTo ?? null,
    site: lead.site,
    dealer,
    enquiry: {
      ...enquiryPayload(enquiry, place?.name ?? null),
      preferred_date: enquiry.preferredDate ?? null,
      preferred_at: at === null ? null : new Date(at).toISOString(),
      preferred_time: enquiry.preferredTime ?? null,
      contact_method: enquiry.contactMethod ?? null,
      under_finance: enquiry.underFinance ?? null,
      valuation_id: enquiry.valuationId ?? null,
    },
    lead: leadPayload(enquiry, context, lead.addsTo),
    consent: {
      opt_in: enquiry.consent.optIn,
      text: enquiry.consent.textShown,
      version: enquiry.consent.version ?? null,
      was_prefilled: enquiry.consent.wasPrefilled,
      at: new Date(enquiry.consent.at).toISOString(),
    },
    trade_in: lead.tradeIn === undefined ? null : tradeInJson(lead.tradeIn),
    deal: lead.deal === undefined ? null : dealJson(lead.deal),
    reservation: lead.reservation === undefined ? null : reservationJson(lead.reservation),
    photos: (lead.photos ?? []).map((photo, index) => ({
      ...{ name: photoName(photo, index), id: photo.id, type: photo.type },
      ...{ bytes: photo.bytes, sha256: photo.digest },
    })),
    vehicle:
      vehicle === undefined
        ? null
        : {
            id: vehicle.id,
            url: vehicle.url,
            condition: vehicle.carType,
            year: vehicle.year,
            make: vehicle.make,
            model: vehicle.model,
            badge: vehicle.badge,
            stock_number: vehicle.stockNumber,
            vin: vehicle.vin,
            rego: vehicle.rego,
            kilometres: vehicle.km,
            price: vehicle.price,
            price_type: vehicle.priceType,
          },
  };
}

/** The shopper's own car, and what they were told of it. */
function tradeInJson({ car, rego, regoState, answers, outcome, payout }: LeadTradeIn) {
  const isRange = outcome.kind === 'range';
  return {
    ...car,
    rego,
    rego_state: regoState,
    adjustment_answers: answers,
    low: isRange ? outcome.low : null,
    high: isRange ? outcome.high : null,
    sample_size: isRange ? outcome.basis.sampleSize : null,
    payout,
  };
}

/** The deal that is asked for, with what its shopper was told. */
function dealJson({ price, payment, repayment, handover }: LeadDeal) {
  return {
    price,
    payment,
    repayment: repayment && {
      ...{ weekly: repayment.weekly, monthly: repayment.monthly, deposit: repayment.deposit },
      interest_rate: repayment.interestRate,
      comparison_rate: repayment.comparisonRate,
      term_months: repayment.termMonths,
      final_payment: repayment.balloon,
    },
    handover:
      handover.kind === 'pick-up'
        ? { kind: 'pick-up', location_id: handover.locationId, location: handover.place }
        : { kind: 'delivery', ...handover.address, kilometres: handover.km },
  };
}

/** The hold that is asked for, or what became of it. */
function reservationJson({
  id,
  depositCents,
  paysOnline,
  manageUrl,
  outcome = 'asked',
}: Omit<LeadReservation, 'outcome'> & { outcome?: LeadReservation['outcome'] | 'asked' }) {
  return {
    ...{ id, state: outcome, deposit_cents: depositCents, pays_online: paysOnline },
    manage_url: manageUrl,
  };
}
