import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { PRIVACY_PATH } from '../../presenters/paths.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';

/** Who a shopper turns to about what a dealer holds of them. */
export interface PrivacyPolicyView {
  dealer: string;
  phone: string | null;
  email: string | null;
  canonical: string;
}

export function loadPrivacyPolicy({ context }: LoaderFunctionArgs): PrivacyPolicyView {
  const services = servicesOf(context);
  const { config, origin } = services;
  describeTrail(services, 'Privacy policy', PRIVACY_PATH);
  const places = config.locations.filter(({ visible }) => visible);
  return {
    dealer: config.name,
    phone: config.phone ?? places.find(({ phone }) => phone !== null)?.phone ?? null,
    email: places.find(({ email }) => email !== null)?.email ?? null,
    canonical: origin + PRIVACY_PATH,
  };
}
