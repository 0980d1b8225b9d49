import type { FinanceLender } from '../vehicle/vehicle.ts';

/** The lenders whose estimates a site may show, by the names of its configuration (R5-23). */
export const financeProviders = [
  'Taurus',
  'Car Clarity',
  'Manual',
  '360 Finance',
  'Angle',
  'Powertorque',
  'Nissan Finance',
  'AusLoans',
] as const;

/** Name of a lender, as `finance_provider` holds it. */
export type FinanceProvider = (typeof financeProviders)[number];

/** Key of a provider among a vehicle's lenders: lower case, letters and digits only (R3-10). */
export const lenderKey = (provider: string): string =>
  provider.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A provider's entry among lenders, or `null`; also for the disclaimer look-up (§7). */
export const lenderOf = (
  lenders: Readonly<Record<string, FinanceLender>>,
  provider: FinanceProvider,
): FinanceLender | null => {
  const key = lenderKey(provider);
  return Object.hasOwn(lenders, key) ? (lenders[key] ?? null) : null;
};
