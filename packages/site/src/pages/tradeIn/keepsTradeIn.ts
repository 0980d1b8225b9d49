import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * `shouldRevalidate` of a page of trade-ins: what was posted and not taken keeps its page, key and
 * text. Where a posted plate led to a car, its address names no step, and the page is another.
 */
export function keepsTradeIn({
  formMethod,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod === 'POST' && nextUrl.searchParams.has('step')) return false;
  return defaultShouldRevalidate;
}
