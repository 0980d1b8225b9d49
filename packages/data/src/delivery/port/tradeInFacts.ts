import { formatKm, formatPrice, type LeadTradeIn, ownCarTitle, rangeText } from '@forecourt/domain';

/** What the shopper told of their own car, and was told of it, a line each. */
export function tradeInFacts({
  car,
  rego,
  regoState,
  answers,
  outcome,
  payout,
}: LeadTradeIn): [label: string, text: string][] {
  return [
    ['Their car', `${ownCarTitle(car)}, ${formatKm(car.kilometres)}`],
    ...(rego === null ? [] : [['Its plate', [rego, regoState].join(' ')] satisfies Fact]),
    ['Its condition', Object.values(answers).join('; ')],
    ['We told them', toldOf(outcome)],
    ...(payout === null ? [] : [['Payout, as they say', formatPrice(payout)] satisfies Fact]),
  ];
}

type Fact = [label: string, text: string];

function toldOf(outcome: LeadTradeIn['outcome']): string {
  if (outcome.kind === 'by hand') return 'that we value it by hand';
  const { sampleSize } = outcome.basis;
  const cars = sampleSize === null ? '' : `, from ${sampleSize} cars like it`;
  return `${rangeText(outcome)}, subject to inspection${cars}`;
}
