import type { DealReviewProps, DealSummaryProps } from '@forecourt/ui';
import type { DealView } from './dealView.server.ts';

/**
 * A deal beside the step that is asked.
 *
 * @param isTold the step says the choices itself
 */
export function dealSummary(
  { card: { vehicle, image, href }, rows, estimate, left }: DealView,
  isTold: boolean,
): DealSummaryProps {
  const told = { vehicle, image, href };
  if (isTold) return { ...told, rows: [], estimate: null, left: null };
  const amount = left && { label: left.label, amount: left.value };
  return { ...told, rows: rows.filter(({ step }) => step !== 'details'), estimate, left: amount };
}

/** All of a deal, before it is reserved. */
export function reviewRows({ card, rows, left }: DealView): DealReviewProps['rows'] {
  const { title, subtitle, price } = card.vehicle;
  const basis = price.kind === 'price' ? price.basis : null;
  return [
    { label: 'Vehicle', value: title, note: subtitle, changeHref: null },
    { label: 'Price', value: price.text, note: basis, changeHref: null },
    ...rows,
    ...(left === null ? [] : [{ ...left, changeHref: null }]),
  ];
}
