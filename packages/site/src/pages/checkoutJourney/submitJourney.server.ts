import {
  type CheckoutChoices,
  type CheckoutStep,
  type CheckoutTradeIn,
  type DeliveryAddress,
  type DeliveryField,
  deliveryFields,
  deliveryRangeFault,
  distanceKm,
  type FieldError,
  type FormInput,
  type FormValues,
  ownCarFields,
  parseAmount,
  readDelivery,
  readOwnCar,
  type StageFault,
  type Vehicle,
  validateEnquiry,
  yearAt,
} from '@forecourt/domain';
import { type ActionFunctionArgs, data } from 'react-router';
import type { JourneyAnswer, WrittenJourney } from '../../contracts/journeyServices.ts';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import type { KeptValuation, WaitFirst } from '../../contracts/tradeInServices.ts';
import { journeyHref } from '../../presenters/paths.ts';
import type { FormFault } from '../form/formView.ts';
import { readForm } from '../form/readForm.ts';
import { PRIVATE, siteForm } from '../form/siteForm.server.ts';
import { waitWords } from '../tradeIn/tradeInStages.server.ts';
import { financesAny, pickUpPlaces } from './checkoutJourney.server.ts';
import { buyState } from './dealView.server.ts';
import { detailsForm } from './detailsForm.server.ts';
import { type JourneyAt, leadTo, openJourney } from './openJourney.server.ts';

/** What the server found in a step that was sent: nothing was written down. */
export interface JourneyFault {
  /** Of fields, by their ids. */
  faults: readonly StageFault[];
  /** What was typed, by field. */
  typed: Readonly<Record<string, string>>;
  /** A fault that is no field's. */
  failure: string | null;
  /** That of the details, whose form is another. */
  form: FormFault | null;
}

/** Takes the answer of a step, and leads to the next. What cannot be taken changes nothing. */
export async function submitCheckoutJourney({ request, url, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const opened = await openJourney(services, request, url);
  const input = await readForm(request);
  const { vehicle, query, journey, terms } = opened;
  // It has gone meanwhile, or somebody has it: the page says so.
  if (vehicle === null || terms === null || buyState(vehicle) !== 'open') {
    throw leadTo(journeyHref(vehicle?.slug ?? query.car, query));
  }
  try {
    if (journey === null) {
      const choices: CheckoutChoices = {
        ...{ told: terms, tradeIn: null, payment: null, handover: null },
      };
      const begun = await opened.journeys.start(request, vehicle.id, choices);
      return lead(vehicle, begun, 'trade-in');
    }
    if (textOf(input, 'act') === 'accept') {
      const written = await opened.journeys.answer(request, journey, { choices: { told: terms } });
      return lead(vehicle, written, query.step, query.isChange);
    }
    const step = await answerOf(services, opened, vehicle, input);
    if ('failure' in step) return refused(step);
    const written = await opened.journeys.answer(request, journey, step.answer);
    if (step.stays) return lead(vehicle, written, query.step, query.isChange);
    return lead(vehicle, written, query.isChange ? 'review' : step.next);
  } catch (error) {
    if (error instanceof Response) throw error;
    return refused(failed('Your answer could not be saved just now. Please send it again.'), 503);
  }
}

interface Answered {
  answer: JourneyAnswer;
  next: CheckoutStep;
  /** The same step has more to show: what a car is worth. */
  stays?: boolean;
}

async function answerOf(
  services: SiteServices,
  { query, journey, terms }: JourneyAt,
  vehicle: Vehicle,
  input: FormInput,
): Promise<Answered | JourneyFault> {
  switch (query.step) {
    case 'trade-in':
      return tradeInOf(services, input, journey?.choices.tradeIn ?? null);
    case 'payment': {
      const payment = textOf(input, 'payment');
      const isOffered =
        payment === 'cash' ||
        (payment === 'finance' && financesAny(services, terms?.repayment ?? null));
      return isOffered
        ? {
            answer: { choices: { payment: payment === 'cash' ? 'cash' : 'finance' } },
            next: 'handover',
          }
        : failed('Choose how you would like to pay.');
    }
    case 'handover':
      return handoverOf(services, vehicle, input);
    case 'details':
      return detailsOf(services, input);
    default:
      return { answer: {}, next: journey === null ? 'vehicle' : 'trade-in' };
  }
}

/** The shopper's own car: none, one that was valued before, or one that is valued now. */
async function tradeInOf(
  services: SiteServices,
  input: FormInput,
  before: CheckoutChoices['tradeIn'],
): Promise<Answered | JourneyFault> {
  const { tradeIn, now, config } = services;
  const act = textOf(input, 'act');
  const next = 'payment';
  if (act === 'none') return { answer: { choices: { tradeIn: 'none' } }, next };
  if (act === 'keep' && before !== null && before !== 'none') {
    const payout = payoutOf(textOf(input, 'payout'));
    return { answer: { choices: { tradeIn: { ...before, payout } } }, next };
  }
  if (act === 'use') {
    const kept = tradeIn.opened(textOf(input, 'valuation'));
    return kept === null
      ? failed('That estimate has run out, since prices are of a day. Tell us about the car anew.')
      : { answer: { choices: { tradeIn: tradeInAs(kept) } }, next, stays: true };
  }
  const typed = typedOf(input, ownCarFields);
  const read = readOwnCar(
    Object.fromEntries(ownCarFields.map((name) => [name, typed[name] ?? ''])) as Parameters<
      typeof readOwnCar
    >[0],
    yearAt(now(), config.timeZone),
  );
  if (read.car === null) return { faults: read.faults, typed, failure: null, form: null };
  const valued = await tradeIn.value(read.car, {}, null);
  if (valued.kind === 'wait') return { ...failed(waitWords(valued.seconds)), typed };
  const { valuation } = valued;
  return { answer: { choices: { tradeIn: tradeInAs(valuation) } }, next, stays: true };
}

function tradeInAs({ id, car, answers, outcome, at }: KeptValuation): CheckoutTradeIn {
  return { ...{ valuationId: id, car, answers, outcome, payout: null }, valuedAt: at };
}

const MOST_PAYOUT = 9_999_999;

function payoutOf(text: string): number | null {
  const payout = Math.round(Math.min(parseAmount(text), MOST_PAYOUT));
  return payout > 0 ? payout : null;
}

/** Where the vehicle is handed over. */
async function handoverOf(
  services: SiteServices,
  vehicle: Vehicle,
  input: FormInput,
): Promise<Answered | JourneyFault> {
  const chosen = textOf(input, 'handover');
  const next = 'details';
  const place = pickUpPlaces(services, vehicle).find(({ id }) => id === chosen);
  if (place !== undefined) {
    const handover = { kind: 'pick-up', locationId: place.id } as const;
    return { answer: { choices: { handover }, person: { delivery: null } }, next };
  }
  const offered = services.config.checkoutJourney?.delivery ?? null;
  if (chosen !== 'delivery' || offered === null)
    return failed('Choose how you would like to get it.');
  const typed = { ...typedOf(input, deliveryFields), handover: chosen };
  const { address, faults } = readDelivery(typed as unknown as Record<DeliveryField, string>);
  if (address === null) return { faults, typed, failure: null, form: null };
  const far = await distanceTo(services, vehicle, address);
  const fault =
    far === 'nowhere'
      ? { field: 'postcode' as const, message: 'Enter a postcode that there is' }
      : deliveryRangeFault(far, offered.maxKm);
  if (fault !== null || far === 'nowhere') {
    return { faults: fault === null ? [] : [fault], typed, failure: null, form: null };
  }
  const delivery = { address, km: far };
  return { answer: { choices: { handover: { kind: 'delivery' } }, person: { delivery } }, next };
}

/** Whole kilometres from where the vehicle stands; `null` where nobody can tell now. */
async function distanceTo(
  { config, findPostcode }: SiteServices,
  { location }: Vehicle,
  { postcode }: DeliveryAddress,
): Promise<number | null | 'nowhere'> {
  const answer = await findPostcode(postcode);
  if (answer.kind === 'none') return 'nowhere';
  const place = config.locations.find(({ slug }) => slug === location?.slug) ?? config.locations[0];
  const { latitude = null, longitude = null } = place ?? {};
  if (answer.kind === 'down' || latitude === null || longitude === null) return null;
  return Math.round(distanceKm({ latitude, longitude }, answer.point));
}

/** Who it is for, by the rules of the form that reserves. */
function detailsOf(services: SiteServices, input: FormInput): Answered | JourneyFault {
  const { form, rules } = siteForm(services, 'reserve', { path: '/', change: detailsForm() });
  const result = validateEnquiry(form, input, rules, services.now());
  const details: FormValues = Object.fromEntries(
    form.fields.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  );
  if (result.ok) return { answer: { person: { details } }, next: 'review' };
  return failedForm(result.errors, result.values);
}

function failedForm(errors: readonly FieldError[], values: FormValues): JourneyFault {
  const form: FormFault = { errors, values, fields: null, failure: null };
  return { faults: [], typed: {}, failure: null, form };
}

function failed(failure: string): JourneyFault {
  return { faults: [], typed: {}, failure, form: null };
}

function refused(fault: JourneyFault, status = 400) {
  return data(fault, { status, headers: PRIVATE });
}

function lead(
  { slug }: Vehicle,
  written: WrittenJourney | WaitFirst,
  step: CheckoutStep,
  isChange = false,
) {
  if (written.kind === 'wait') {
    const seconds = String(written.seconds);
    return data(failed(waitTo(written.seconds)), {
      status: 429,
      headers: { ...PRIVATE, 'retry-after': seconds },
    });
  }
  const { token, cookie } = written;
  return leadTo(
    journeyHref(slug, { step, token, isChange }),
    cookie === null ? {} : { 'set-cookie': cookie },
  );
}

function waitTo(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Many purchases have been begun from your connection. Please wait ${wait} and try again.`;
}

function typedOf(input: FormInput, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(input, name).slice(0, 200)]));
}

function textOf(input: FormInput, name: string): string {
  const value = input[name];
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}
