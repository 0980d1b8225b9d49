import type { SiteConfig } from '@forecourt/data';
import {
  addressText,
  type CheckoutStep,
  type FinanceEstimate,
  isAvailable,
  isReservable,
  isSold,
  type Vehicle,
} from '@forecourt/domain';
import type { OpenedJourney } from '../../contracts/journeyServices.ts';
import type { SiteServices } from '../../contracts/siteServices.ts';
import {
  type DealLine,
  deliveryLine,
  leftLine,
  noTradeIn,
  pickUpLine,
  tradeInLine,
} from '../../presenters/dealLines.ts';
import { journeyHref } from '../../presenters/paths.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { vehicleEstimate } from '../../presenters/vehicleEstimate.ts';

/** A choice that was made, and where it is changed. */
export interface DealRow extends DealLine {
  step: CheckoutStep;
  changeHref: string;
}

/** A deal as its summary prints it. */
export interface DealView {
  card: VehicleCardView;
  rows: readonly DealRow[];
  /** That of who pays with finance. */
  estimate: FinanceEstimate | null;
  /** Price less what the trade-in leaves. */
  left: DealLine | null;
}

/** Whether a vehicle can be bought now, and else why not. */
export type BuyState = 'open' | 'reserved' | 'gone';

export function buyState(vehicle: Vehicle | null): BuyState {
  if (vehicle === null || isSold(vehicle)) return 'gone';
  if (isReservable(vehicle)) return 'open';
  // A stock file that calls it reserved has taken it off sale, and nobody has bought it yet.
  return vehicle.reserved || isAvailable(vehicle) ? 'reserved' : 'gone';
}

/** What was chosen so far, in the order of the steps. */
export async function dealView(
  services: SiteServices,
  vehicle: Vehicle,
  journey: OpenedJourney | null,
): Promise<DealView> {
  const { config, now } = services;
  const estimate = await vehicleEstimate(services, vehicle);
  const choices = journey?.choices ?? null;
  const tradeIn = typeof choices?.tradeIn === 'object' ? choices.tradeIn : null;
  return {
    card: vehicleCard(vehicle, config, now()),
    rows: journey === null ? [] : rowsOf(config, vehicle, journey, estimate),
    estimate: choices?.payment === 'finance' ? estimate : null,
    left: choices === null ? null : leftLine(choices.told.price, tradeIn ?? undefined),
  };
}

function rowsOf(
  config: SiteConfig,
  { slug }: Vehicle,
  { choices, token, person, isOwn }: OpenedJourney,
  estimate: FinanceEstimate | null,
): DealRow[] {
  const at = (step: CheckoutStep, fact: DealLine) => ({
    ...{ step, ...fact },
    changeHref: journeyHref(slug, { step, token, isChange: true }),
  });
  const { tradeIn, payment, handover } = choices;
  const rows: DealRow[] = [];
  if (tradeIn !== null) {
    rows.push(at('trade-in', tradeIn === 'none' ? noTradeIn : tradeInLine(tradeIn)));
  }
  if (payment !== null) {
    // The repayment stands below, with its rates.
    const note = payment === 'finance' && estimate === null;
    const value = payment === 'cash' ? 'In full' : 'Finance';
    const words = note ? 'We work out the repayment with you' : null;
    rows.push(at('payment', { label: 'Payment', value, note: words }));
  }
  if (handover?.kind === 'pick-up') {
    const place = config.locations.find(({ id }) => id === handover.locationId);
    rows.push(at('handover', pickUpLine(place?.name ?? null)));
  }
  if (handover?.kind === 'delivery') {
    const { delivery } = person;
    const where = delivery === null ? OTHERS : addressText(delivery.address);
    rows.push(at('handover', deliveryLine(where, delivery?.km ?? null)));
  }
  if (isOwn && person.details !== null) {
    const { name, last_name: lastName, email, phone } = person.details;
    const who = [name, lastName].filter(Boolean).join(' ');
    const note = [phone, email].filter(Boolean).join(', ');
    rows.push(at('details', { label: 'For', value: who, note }));
  }
  return rows;
}

/** Of a journey that was opened by its link: nobody else is told where somebody lives. */
const OTHERS = 'To an address';
