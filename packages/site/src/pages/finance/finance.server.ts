import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { formPage } from '../form/drawForm.server.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { requirePage } from '../requirePage.server.ts';
import { financeQuery } from './financeQuery.ts';
import { financePathOf, financeView, subjectOf } from './financeView.server.ts';

/**
 * The page of finance at the one address that the site gives it; from the others a browser is sent there
 * with its query, and takes the hash along itself (R2-10).
 */
export async function loadFinance({ url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { financePath } = services.config;
  requirePage(services, financePath);
  if (url.pathname !== financePath) throw redirect(financePath + url.search, 301);
  return formPage(await financeView(services, url, financePath));
}

/** Takes a lead, about the vehicle that the address names. */
export async function submitFinance({ request, url, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const { financePath } = services.config;
  requirePage(services, financePath);
  const vehicle = subjectOf(services, financeQuery(url.searchParams));
  const path = financePathOf(financePath, vehicle);
  return takeForm(services, request, 'finance', { path, vehicle });
}
