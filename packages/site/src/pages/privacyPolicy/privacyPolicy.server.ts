import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { PRIVACY_PATH } from '../../presenters/paths.ts';
import { describeTrail } from '../../presenters/things/describeTrail.ts';

/** Who a shopper turns to about what a dealer holds of them. */
export interface PrivacyPolicyView {
  dealer: string;
  phone: string | null;
  email: string | null;
  /** Whether the site values cars, and whether people sign in: both have cookies of their own. */
  valuesCars: boolean;
  signIn: boolean;
  /** Whether people can have mail about what changes. */
  alerts: boolean;
  /** Days after its delivery in which a lead keeps its person. */
  keepDays: number;
  /** Days without a visit after which a number that signed in is forgotten. */
  accountDays: number;
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
    valuesCars: config.sellMyCar || config.tradeInCarTypes.length > 0,
    signIn: config.garageEnabled,
    alerts: config.alerts,
    keepDays: config.leads.keepDays,
    accountDays: config.accounts.keepDays,
    canonical: origin + PRIVACY_PATH,
  };
}
