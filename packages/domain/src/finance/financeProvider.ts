import type { FinanceLender } from '../vehicle/vehicle.ts';
import type { FinanceProvider } from './providerAllows.ts';

/** Key of a provider among a vehicle's lenders: lower case, letters and digits only (R3-10). */
export function lenderKey(provider: string): string {
  return provider.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** A provider's entry among lenders, or `null`; also for the disclaimer look-up (R3-10). */
export function lenderOf(
  lenders: Readonly<Record<string, FinanceLender>>,
  provider: FinanceProvider,
): FinanceLender | null {
  const key = lenderKey(provider);
  return Object.hasOwn(lenders, key) ? (lenders[key] ?? null) : null;
}
