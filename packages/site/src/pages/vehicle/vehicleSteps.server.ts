import type { SiteConfig } from '@forecourt/data';
import {
  BUY_ONLINE,
  callPhone,
  canBuyOnline,
  financeLink,
  hasPrice,
  historyReport,
  isAvailable,
  isFinanceExcluded,
  isReservable,
  phoneKey,
  type ReserveTerms,
  showsFinanceWidget,
  telHref,
  type Vehicle,
  type VehicleActions,
  vehicleActions,
} from '@forecourt/domain';
import type { FinanceCalculatorProps, VehicleActionsProps } from '@forecourt/ui';
import type { SiteServices } from '../../contracts/siteServices.ts';
import {
  checkoutHref,
  journeyHref,
  PERSONALISED_FINANCE_PATH,
  photosHref,
  TEST_DRIVE_PATH,
  TRADE_IN_PATH,
  testDriveHref,
} from '../../presenters/paths.ts';
import { reserveTermsOf } from '../../presenters/reserveTermsOf.ts';

/** What a shopper can do with a vehicle, and where each step leads. */
export interface VehicleSteps {
  /** What this vehicle's state allows, of the steps that have a page. */
  allowed: VehicleActions;
  hrefs: NonNullable<VehicleActionsProps['hrefs']>;
  historyReport: string | null;
  /** Whether the site gives the vehicle away as a PDF. */
  pdf: boolean;
  phone: { text: string; href: string } | null;
  /** Words of the button that leads from a repayment to finance. */
  applyLabel: string;
  /** What a reservation costs and promises; `null` for a vehicle that cannot be reserved (R4-24). */
  reserve: { terms: ReserveTerms; href: string; label?: string } | null;
  /** The repayment calculator; `null` where the vehicle or the site has none (R4-09). */
  calculator: FinanceCalculatorProps | null;
}

type Has = Pick<SiteServices, 'config' | 'hasPage' | 'numberToken'>;

export function vehicleSteps(vehicle: Vehicle, services: Has): VehicleSteps {
  const { config, hasPage } = services;
  const { vehicleButtons: buttons } = config;
  const finance = buttons.finance ? financeHref(vehicle, services) : null;
  const checkout = checkoutHref(vehicle.slug, config);
  const buy = buyHref(vehicle, config);
  const buysInstead = buy !== null && config.checkoutJourney?.button === 'instead';
  const allowed = vehicleActions(vehicle, {
    finance: finance !== null,
    reserve: config.reserve !== null,
    tradeInCarTypes: hasPage(TRADE_IN_PATH) ? config.tradeInCarTypes : [],
  });
  const about = `car_id=${encodeURIComponent(vehicle.id)}`;
  return {
    allowed,
    hrefs: {
      ...(finance !== null && { finance }),
      ...(buttons.testDrive &&
        hasPage(TEST_DRIVE_PATH) && { testDrive: testDriveHref(vehicle.id) }),
      ...(buy !== null && { buy }),
      ...(config.reserve !== null && !buysInstead && { reserve: checkout }),
      ...(hasPage(TRADE_IN_PATH) && { tradeIn: `${TRADE_IN_PATH}?${about}` }),
      ...(vehicle.images.length < buttons.photosBelow && { photos: photosHref(vehicle.slug) }),
    },
    historyReport: buttons.historyReport ? historyReport(vehicle) : null,
    pdf: buttons.pdf && isAvailable(vehicle),
    phone: buttons.call ? phoneOf(vehicle, services) : null,
    applyLabel: config.labels.approval,
    reserve:
      allowed.kind === 'usual' && allowed.reserve
        ? {
            terms: reserveTermsOf(vehicle, config),
            ...(buysInstead ? { href: buy, label: BUY_ONLINE } : { href: checkout }),
          }
        : null,
    calculator: offersFinance(allowed) ? calculator(vehicle, config) : null,
  };
}

/** Where it is bought online; `null` where it cannot be (R2-06). */
function buyHref(vehicle: Vehicle, { checkoutJourney }: SiteConfig): string | null {
  const can = canBuyOnline(vehicle, checkoutJourney !== null) && isReservable(vehicle);
  return can ? journeyHref(vehicle.slug) : null;
}

/** Where finance for a vehicle is asked for, where the site has such a page (R2-11). */
function financeHref(vehicle: Vehicle, { config, hasPage }: Has): string | null {
  const { financePath } = config;
  const personalisedFinance = hasPage(PERSONALISED_FINANCE_PATH);
  if (!personalisedFinance && !hasPage(financePath)) return null;
  return financeLink(vehicle, { financePath, personalisedFinance });
}

function offersFinance(allowed: VehicleActions): boolean {
  return allowed.kind === 'usual' && allowed.finance === 'finance';
}

/** Nothing for a vehicle that never shows a repayment (R5-25), or that has no price to borrow. */
function calculator(vehicle: Vehicle, config: SiteConfig): VehicleSteps['calculator'] {
  const { comparisonWarning, finance } = config;
  if (!showsFinanceWidget(vehicle) || isFinanceExcluded(vehicle, config)) return null;
  if (!hasPrice(vehicle.price)) return null;
  const price = Math.round(vehicle.price);
  const { interestRate, upfrontFee, monthlyFee } = finance;
  return {
    action: config.financePath,
    hidden: { car_id: vehicle.id },
    wish: { price, deposit: Math.round(price * DEPOSIT), interestRate },
    fees: { upfrontFee, monthlyFee, warning: comparisonWarning },
  };
}

/** Share of the price that is paid at once, until the shopper says otherwise (R9-06). */
const DEPOSIT = 0.1;

/** Of a vehicle that stands nowhere the dealer's own number is the place's. */
function phoneOf(
  vehicle: Vehicle,
  { config, numberToken }: Pick<Has, 'config' | 'numberToken'>,
): VehicleSteps['phone'] {
  const { override, new: ofNew, demo, used } = config.callPhone;
  const numbers = {
    ...(ofNew !== null && { new: ofNew }),
    ...(demo !== null && { demo }),
    ...(used !== null && { used }),
  };
  const place = config.locations.find(({ slug }) => slug === vehicle.location?.slug);
  const phone = callPhone(vehicle.carType, { override, numbers }, place?.phone ?? config.phone);
  if (phone === null) return null;
  const href = telHref(phone);
  const key = phoneKey(phone);
  if (key === null) return { text: phone, href };
  // Who asks for the number asks about this vehicle, from this page (R4-16).
  const about = new URLSearchParams({ car_id: vehicle.id, token: numberToken(key, vehicle) });
  return { text: phone, href: `${href}?${about}` };
}
