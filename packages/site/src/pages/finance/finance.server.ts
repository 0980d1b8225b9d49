import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { formPage } from '../form/drawForm.server.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { requirePage } from '../requirePage.server.ts';
import { requireSignIn } from '../signIn/requireSignIn.server.ts';
import { financeQuery } from './financeQuery.ts';
import { financePathOf, financeView, subjectOf } from './financeView.server.ts';

/**
 * The page of finance at the one address that the site gives it; from the others a browser is sent there
 * with its query, and takes the hash along itself (R2-10).
 */
export async function loadFinance({ request, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const { financePath } = services.config;
  requirePage(services, financePath);
  if (url.pathname !== financePath) throw redirect(financePath + url.search, 301);
  await requireSignIn(services, 'finance', request, url);
  return formPage(await financeView(services, url, financePath));
}

/**
 * Takes a lead, about the vehicle that the address names; also where only who signed in is shown the form:
 * a session that has ended meanwhile costs nobody what they wrote.
 */
export async function submitFinance({ request, url, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const { financePath } = services.config;
  requirePage(services, financePath);
  const vehicle = subjectOf(services, financeQuery(url.searchParams));
  const path = financePathOf(financePath, vehicle);
  return takeForm(services, request, 'finance', { path, vehicle });
}
