import {
  type ConditionQuestion,
  conditionFaults,
  conditionQuestions,
  formatKm,
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
    };

type Told = KeptValuation & { token: string };

interface Stage {
  stage: TradeInStageView;
  valuation: Told | null;
  ownCar: { title: string; facts: string; query: Readonly<Record<string, string>> } | null;
}

/** The stage that an address asks for, or the last one before it that is whole. */
export async function stageOf(
  services: SiteServices,
  query: TradeInQuery,
  action: string,
  vehicle: Vehicle | null,
): Promise<Stage> {
  const { tradeIn } = services;
  const told = isPriced(query.step) ? tradeIn.opened(query.token) : null;
  if (told !== null)
    return toldStage(services, query, action, vehicle, { ...told, token: query.token });

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

  const answer = await tradeIn.value(car, query.answers);
  if (answer.kind === 'wait') return condition(waitWords(answer.seconds));
  const valuation = { ...answer.valuation, token: answer.token };
  // Nobody accepts what they have not been told.
  return toldStage(services, { ...query, step: 'value' }, action, vehicle, valuation);
}

/** An estimate that was told, and what comes after it. */
function toldStage(
  services: SiteServices,
  query: TradeInQuery,
  action: string,
  vehicle: Vehicle | null,
  valuation: Told,
): Stage {
  const { outcome, token, id, car, answers } = valuation;
  const { step, payout } = query;
  const ownCar = ownCarOf(car, answers);
  if (step === 'value') {
    const hidden = { ...about(query), valuation: token };
    return { stage: { at: 'value', outcome, payout, hidden }, valuation, ownCar };
  }
  const accepts = step === 'accept';
  const form = drawForm(services, 'trade_in', {
    path: action,
    vehicle,
    values: { valuation_id: id },
    submitLabel: accepts && outcome.kind === 'range' ? 'Accept this offer' : 'Send my details',
  });
  const [path = ''] = action.split('?');
  const at = path + queryOf({ ...about(query), step, valuation: token, payout });
  return {
    stage: { at: 'details', outcome, payout, accepts, form: { ...form, action: at } },
    valuation,
    ownCar,
  };
}

function isPriced(step: TradeInQuery['step']): boolean {
  return step === 'value' || step === 'accept' || step === 'ask';
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
