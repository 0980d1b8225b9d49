import type { GroupWords } from '@forecourt/data';
import {
  emptySearch,
  type FinanceEstimate,
  type FormValues,
  formatPrice,
  hasPrice,
  isAvailable,
  isFinanceExcluded,
  searchHref,
  type Vehicle,
  withBudget,
  withValues,
} from '@forecourt/domain';
import type { FinanceCalculatorProps, LoanFees, LoanWish, RichTextNode } from '@forecourt/ui';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { fillWords } from '../../presenters/fillWords.ts';
import { BUDGET_PATH, SEARCH_PATH } from '../../presenters/paths.ts';
import { richTextView } from '../../presenters/richText.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';
import { similarHref, type VehicleCardView, vehicleCard } from '../../presenters/vehicleCard.ts';
import { vehicleEstimate } from '../../presenters/vehicleEstimate.ts';
import { drawForm } from '../form/drawForm.server.ts';
import type { FormView } from '../form/formView.ts';
import { findCar } from '../vehicle/findCar.server.ts';
import { CALCULATOR, FINANCE_FORM } from './anchors.ts';
import { type FinanceQuery, financeFields, financeQuery } from './financeQuery.ts';

/** What a page of finance prints. */
export interface FinanceView {
  /** The vehicle it is about. */
  about: FinanceSubject | null;
  /** `null` for a vehicle that never shows a repayment (R5-25). */
  calculator: Pick<
    FinanceCalculatorProps,
    'action' | 'hidden' | 'wish' | 'fees' | 'answerFirst' | 'applyLabel'
  > | null;
  questions: FinanceQuestions | null;
  form: FormView;
  words: Omit<GroupWords<'finance'>, 'leadAsk'>;
  /** Vehicles to choose from: of the type and price that the address names, or all. */
  stockHref: string;
  budgetHref: string | null;
  canonical: string;
  /** An address that says more than the page's own is kept out of search engines. */
  asked: boolean;
}

/** A vehicle that is to be financed. */
export interface FinanceSubject {
  card: VehicleCardView;
  estimate: FinanceEstimate | null;
  similarHref: string;
}

export interface FinanceQuestions {
  heading: string;
  questions: readonly { question: string; answer: readonly RichTextNode[] }[];
}

/** Share of the price that is paid at once, until the shopper says otherwise (R9-06). */
const DEPOSIT = 0.1;

/**
 * A page of finance, filled from its address (R2-04, R2-11); what the address says wrongly counts as not said.
 *
 * @param path of the page
 */
export async function financeView(
  services: SiteServices,
  url: URL,
  path: string,
  kind: 'finance' | 'personalised_finance' = 'finance',
): Promise<FinanceView> {
  const { config, content, hasPage, now, origin, pictureSizes } = services;
  const { searchParams } = url;
  const asked = financeQuery(searchParams);
  const vehicle = subjectOf(services, asked);
  if (vehicle === null) describeTrail(services, 'Finance', config.financePath);
  const at = now();
  const estimate = vehicle && (await vehicleEstimate(services, vehicle));
  const ownPath = financePathOf(path, vehicle);
  const form = drawForm(services, kind, {
    path: ownPath,
    vehicle,
    query: searchParams,
    values: vehicle === null && !searchParams.has('message') ? messageOf(asked) : {},
  });
  const group = content.faqs.find(({ subject }) => subject === 'finance');
  const isExcluded = vehicle !== null && isFinanceExcluded(vehicle, config);
  const { leadAsk, ...words } = fillWords(config.words, 'finance', {});
  return {
    about: vehicle && {
      card: vehicleCard(vehicle, config, at),
      estimate,
      similarHref: similarHref(vehicle),
    },
    calculator: isExcluded
      ? null
      : {
          action: `${path}#${CALCULATOR}`,
          hidden: financeFields(searchParams),
          wish: wishOf(services, asked, vehicle, estimate),
          fees: feesOf(services),
          applyLabel: config.labels.approval,
          answerFirst: pictureSizes.lead === 'band',
        },
    questions: group
      ? {
          heading: group.heading,
          questions: group.questions.map(({ question, answer }) => ({
            question,
            answer: richTextView(answer, config.imageService),
          })),
        }
      : null,
    // Without a script a form with mistakes is looked for where it stands.
    form: { ...form, action: `${ownPath}#${FINANCE_FORM}` },
    words: isExcluded ? { ...words, lead: leadAsk } : words,
    stockHref: stockHref(asked),
    budgetHref: hasPage(BUDGET_PATH) ? BUDGET_PATH : null,
    canonical: origin + config.financePath,
    asked: url.search !== '',
  };
}

/** The vehicle that an address is about, shown ones only. */
export function subjectOf(services: SiteServices, { carId }: FinanceQuery): Vehicle | null {
  return findCar(services, carId);
}

/** The page's path with its vehicle, so that what is sent from there is about it. */
export function financePathOf(path: string, vehicle: Vehicle | null): string {
  return vehicle === null ? path : `${path}?car_id=${encodeURIComponent(vehicle.id)}`;
}

/** What was typed, else what the vehicle costs, else the price in mind, else one of the dealer's own. */
function wishOf(
  { config }: SiteServices,
  { loan, budget }: FinanceQuery,
  vehicle: Vehicle | null,
  estimate: FinanceEstimate | null,
): Partial<LoanWish> {
  const begun = vehicle === null ? config.finance.price : null;
  const priced = vehicle !== null && isAvailable(vehicle) && hasPrice(vehicle.price);
  const price = loan.price ?? (priced ? Math.round(vehicle.price ?? 0) : (budget ?? begun));
  const deposit = estimate?.deposit ?? Math.round((price ?? 0) * DEPOSIT);
  return {
    interestRate: config.finance.interestRate,
    ...(price !== null && { price, deposit }),
    ...loan,
  };
}

function feesOf({ config }: SiteServices): LoanFees {
  const { upfrontFee, monthlyFee } = config.finance;
  return { upfrontFee, monthlyFee, warning: config.comparisonWarning };
}

/** What an address without a vehicle says, in the shopper's words. */
function messageOf({ budget, carType }: FinanceQuery): FormValues {
  if (budget === null && carType === null) return {};
  const what = carType === null ? 'a car' : `a ${carType} car`;
  const price = budget === null ? '' : ` of about ${formatPrice(budget)}`;
  return { message: `I would like to know about finance for ${what}${price}.` };
}

function stockHref({ budget, carType }: FinanceQuery): string {
  const ofType = carType === null ? emptySearch : withValues(emptySearch, 'car_type', [carType]);
  return searchHref(SEARCH_PATH, budget === null ? ofType : withBudget(ofType, budget, []));
}
