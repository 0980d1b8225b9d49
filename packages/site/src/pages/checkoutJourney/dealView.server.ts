import type { SiteConfig } from '@forecourt/data';
import {
  addressText,
  type CheckoutStep,
  type FinanceEstimate,
  formatKm,
  isAvailable,
  isReservable,
  leftToPay,
  ownCarTitle,
  rangeText,
  type SidedAmount,
  type Vehicle,
} from '@forecourt/domain';
import type { OpenedJourney } from '../../contracts/journeyServices.ts';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { journeyHref } from '../../presenters/paths.ts';
import { type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { vehicleEstimate } from '../../presenters/vehicleEstimate.ts';

/** A choice that was made, and where it is changed. */
export interface DealRow {
  step: CheckoutStep;
  label: string;
  value: string;
  note: string | null;
  changeHref: string;
}

/** A deal as its summary prints it. */
export interface DealView {
  card: VehicleCardView;
  rows: readonly DealRow[];
  /** That of who pays with finance. */
  estimate: FinanceEstimate | null;
  /** Price less what the trade-in leaves. */
  left: SidedAmount | null;
}

/** Whether a vehicle can be bought now, and else why not. */
export type BuyState = 'open' | 'reserved' | 'gone';

export function buyState(vehicle: Vehicle | null): BuyState {
  if (vehicle === null || !isAvailable(vehicle)) return 'gone';
  return isReservable(vehicle) ? 'open' : 'reserved';
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
    left: choices === null ? null : leftToPay(choices.told.price, tradeIn ?? undefined),
  };
}

function rowsOf(
  config: SiteConfig,
  { slug }: Vehicle,
  { choices, token, person, isOwn }: OpenedJourney,
  estimate: FinanceEstimate | null,
): DealRow[] {
  const at = (step: CheckoutStep, label: string, value: string, note: string | null = null) => ({
    ...{ step, label, value, note },
    changeHref: journeyHref(slug, { step, token, isChange: true }),
  });
  const { tradeIn, payment, handover } = choices;
  const rows: DealRow[] = [];
  if (tradeIn === 'none') rows.push(at('trade-in', 'Trade-in', 'None'));
  else if (tradeIn !== null) {
    const { outcome, payout } = tradeIn;
    const worth =
      outcome.kind === 'range'
        ? `${rangeText(outcome)}, subject to inspection`
        : 'We look at it and tell you what it is worth';
    const owed = payout === null ? '' : ', with a payout';
    rows.push(at('trade-in', 'Trade-in', ownCarTitle(tradeIn.car), worth + owed));
  }
  if (payment === 'cash') rows.push(at('payment', 'Payment', 'In full'));
  if (payment === 'finance') {
    const note = estimate === null ? 'We work out the repayment with you' : null;
    rows.push(at('payment', 'Payment', 'Finance', note));
  }
  if (handover?.kind === 'pick-up') {
    const place = config.locations.find(({ id }) => id === handover.locationId);
    rows.push(at('handover', 'Pick-up', place?.name ?? 'At the dealership'));
  }
  if (handover?.kind === 'delivery') {
    const { delivery } = person;
    const where = delivery === null ? OTHERS : addressText(delivery.address);
    const km = delivery?.km ?? null;
    rows.push(at('handover', 'Delivery', where, km === null ? null : `About ${formatKm(km)}`));
  }
  if (isOwn && person.details !== null) {
    const { name, last_name: lastName, email, phone } = person.details;
    const who = [name, lastName].filter(Boolean).join(' ');
    rows.push(at('details', 'For', who, [phone, email].filter(Boolean).join(', ')));
  }
  return rows;
}

/** Of a journey that was opened by its link: nobody else is told where somebody lives. */
const OTHERS = 'To an address';
