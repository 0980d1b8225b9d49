import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** `shouldRevalidate` of a form: one that was not taken keeps its page, its key and what was typed. */
export function keepsForm({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' ? false : defaultShouldRevalidate;
}
