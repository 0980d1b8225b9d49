import {
  type ConditionQuestion,
  conditionFaults,
  conditionQuestions,
  formatKm,
  type Lead,
  type OwnCarInput,
  ownCarTitle,
  readOwnCar,
  type StageFault,
  type ValuationOutcome,
  type Vehicle,
  yearAt,
} from '@forecourt/domain';
import type { TradeInStage } from '@forecourt/ui';
import type { SiteServices } from '../../contracts/siteServices.ts';
import type { KeptValuation } from '../../contracts/tradeInServices.ts';
import { drawForm } from '../form/drawForm.server.ts';
import type { FormView } from '../form/formView.ts';
import { readOfferCookie } from '../success/offerCookie.ts';
import { LEAD_FIELD } from './acceptOffer.server.ts';
import { readPlateCookie } from './plateCookie.ts';
import { queryOf, type TradeInQuery } from './tradeInQuery.ts';

/** What each stage prints, and sends on to the next. */
export type TradeInStageView =
  | {
      at: Extract<TradeInStage, 'car'>;
      values: OwnCarInput;
      faults: readonly StageFault[];
      makes: readonly { make: string; models: readonly string[] }[];
      thisYear: number;
      /** Whether a number plate can be looked up. */
      plates: boolean;
      /** It was found by its plate, and wants its kilometres. */
      found: boolean;
      hidden: Readonly<Record<string, string>>;
    }
  | {
      at: Extract<TradeInStage, 'condition'>;
      questions: readonly ConditionQuestion[];
      answers: KeptValuation['answers'];
      faults: readonly StageFault[];
      /** Why there is no estimate yet. */
      formError: string | null;
      hidden: Readonly<Record<string, string>>;
    }
  | {
      at: Extract<TradeInStage, 'value'>;
      outcome: ValuationOutcome;
      payout: number | null;
      hidden: Readonly<Record<string, string>>;
    }
  | {
      at: Extract<TradeInStage, 'details'>;
      outcome: ValuationOutcome;
      payout: number | null;
      accepts: boolean;
      form: FormView;
      /** The lead that this browser sent of it, which it accepts with one press: where, and with what. */
      agree: { action: string; hidden: Readonly<Record<string, string>> } | null;
    };

type Told = KeptValuation & { token: string };

interface Stage {
  stage: TradeInStageView;
  valuation: Told | null;
  ownCar: { title: string; facts: string; query: Readonly<Record<string, string>> } | null;
}

/** What a stage is about besides its own address. */
export interface StageOptions {
  action: string;
  vehicle: Vehicle | null;
  /** It brings what the browser keeps: a plate that was found, a lead that it sent. */
  request: Request;
}

/** The stage that an address asks for, or the last one before it that is whole. */
export async function stageOf(
  services: SiteServices,
  query: TradeInQuery,
  options: StageOptions,
): Promise<Stage> {
  const { tradeIn } = services;
  const opened = isPriced(query.step) ? tradeIn.opened(query.token) : null;
  const earlier = isAccepted(query.step)
    ? await tradeIn.openOffer(readOfferCookie(options.request))
    : null;
  const told = opened ?? (query.token === '' ? toldIn(earlier) : null);
  if (told !== null) {
    const isOfIt = earlier?.enquiry.valuationId === told.id;
    const valuation = { ...told, token: query.token };
    return toldStage(services, query, options, valuation, isOfIt ? earlier : null);
  }

  const thisYear = yearAt(services.now(), services.config.timeZone);
  const { car, faults } = readOwnCar(query.car, thisYear);
  const carHidden = { ...query.answers, ...about(query) };
  if (car === null || query.step === 'car' || query.step === 'lookup') {
    const { step, found } = query;
    const isJudged = step === 'condition' || isPriced(step);
    return {
      stage: {
        at: 'car',
        values: query.car,
        faults: isJudged ? faults : [],
        makes: knownMakes(services),
        thisYear,
        plates: tradeIn.lookUpRego !== null,
        found,
        hidden: { ...carHidden, step: 'condition' },
      },
      valuation: null,
      ownCar: null,
    };
  }

  const ownCar = ownCarOf(car, query.answers);
  const unanswered = conditionFaults(conditionQuestions, (name) => query.answers[name] ?? '');
  const condition = (formError: string | null): Stage => ({
    stage: {
      at: 'condition',
      questions: conditionQuestions,
      answers: query.answers,
      faults: isPriced(query.step) ? unanswered : [],
      formError,
      hidden: { ...typedOf(car), ...about(query), step: 'value' },
    },
    valuation: null,
    ownCar,
  });
  if (!isPriced(query.step) || unanswered.length > 0) return condition(null);

  const answer = await tradeIn.value(car, query.answers, plateOf(options.request, car));
  if (answer.kind === 'wait') return condition(waitWords(answer.seconds));
  const valuation = { ...answer.valuation, token: answer.token };
  // Nobody accepts what they have not been told.
  return toldStage(services, { ...query, step: 'value' }, options, valuation, null);
}

/** An estimate that was told, and what comes after it. */
function toldStage(
  services: SiteServices,
  query: TradeInQuery,
  { action, vehicle }: StageOptions,
  valuation: Told,
  earlier: Lead | null,
): Stage {
  const { outcome, token, id, car, answers } = valuation;
  const { step, payout } = query;
  const ownCar = ownCarOf(car, answers);
  if (step === 'value') {
    const hidden = { ...about(query), valuation: token };
    return { stage: { at: 'value', outcome, payout, hidden }, valuation, ownCar };
  }
  const accepts = isAccepted(step);
  const form = drawForm(services, 'trade_in', {
    path: action,
    vehicle,
    values: { valuation_id: id },
    submitLabel: accepts && outcome.kind === 'range' ? 'Accept this offer' : 'Send my details',
  });
  const [path = ''] = action.split('?');
  const at = (to: TradeInQuery['step']) =>
    path + queryOf({ ...about(query), step: to, valuation: token, payout });
  return {
    stage: {
      ...{ at: 'details', outcome, payout, accepts },
      form: { ...form, action: at(accepts ? 'accept' : step) },
      agree: earlier && {
        action: at('agree'),
        hidden: { [LEAD_FIELD]: services.tradeIn.acceptance(earlier.id) },
      },
    },
    valuation,
    ownCar,
  };
}

function plateOf({ headers }: Request, car: KeptValuation['car']) {
  return readPlateCookie(headers.get('cookie'), car);
}

function isPriced(step: TradeInQuery['step']): boolean {
  return step === 'value' || step === 'ask' || isAccepted(step);
}

function isAccepted(step: TradeInQuery['step']): boolean {
  return step === 'accept' || step === 'agree';
}

/** What the shopper was told, by the lead that they sent of it. */
function toldIn(lead: Lead | null): KeptValuation | null {
  if (lead?.tradeIn === undefined || lead.enquiry.valuationId === undefined) return null;
  const { car, answers, outcome, valuedAt } = lead.tradeIn;
  return { id: lead.enquiry.valuationId, car, answers, outcome, at: valuedAt };
}

function about({ carId }: TradeInQuery): Record<string, string> {
  return carId === null ? {} : { car_id: carId };
}

function typedOf({ make, model, badge, year, kilometres }: KeptValuation['car']) {
  return {
    ...{ make, model, year: String(year), kilometres: String(kilometres) },
    ...(badge !== null && { badge }),
  };
}

function ownCarOf(car: KeptValuation['car'], answers: KeptValuation['answers']): Stage['ownCar'] {
  return {
    title: ownCarTitle(car),
    facts: formatKm(car.kilometres),
    query: { ...typedOf(car), ...answers },
  };
}

/** Makes and models of the stock: what shoppers here are likeliest to drive. */
function knownMakes({ stock: { known } }: SiteServices) {
  return known.makes.map((make) => ({ make, models: known.modelsOf(make) }));
}

/** Many estimates have come from this visitor. */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Many cars have been looked at from your connection. Please wait ${wait} and try again; nothing you typed is lost.`;
}
