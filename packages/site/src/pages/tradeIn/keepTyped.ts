import type { TradeInStep } from './tradeInQuery.ts';

/**
 * Writes what was typed into the address of the stage it was typed in, before the router leaves it:
 * Back leads to a stage as it was sent, as it does where no script runs.
 */
export function keepTyped(form: HTMLFormElement, step: TradeInStep): void {
  const { pathname } = window.location;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  if (step === 'car') query.delete('step');
  else query.set('step', step);
  window.history.replaceState(window.history.state, '', `${pathname}?${query}`);
}
