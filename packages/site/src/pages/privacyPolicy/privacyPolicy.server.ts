import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';

/** Who a shopper turns to about what a dealer holds of them. */
export interface PrivacyPolicyView {
  dealer: string;
  phone: string | null;
  email: string | null;
  canonical: string;
}

export function loadPrivacyPolicy({ context, pattern }: LoaderFunctionArgs): PrivacyPolicyView {
  const { config, origin } = servicesOf(context);
  const places = config.locations.filter(({ visible }) => visible);
  return {
    dealer: config.name,
    phone: config.phone ?? places.find(({ phone }) => phone !== null)?.phone ?? null,
    email: places.find(({ email }) => email !== null)?.email ?? null,
    canonical: new URL(pattern, origin).href,
  };
}
