import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { PERSONALISED_FINANCE_PATH } from '../../presenters/paths.ts';
import { financeQuery } from '../finance/financeQuery.ts';
import { financePathOf, financeView, subjectOf } from '../finance/financeView.server.ts';
import { formPage } from '../form/drawForm.server.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { requirePage } from '../requirePage.server.ts';
import { requireSignIn } from '../signIn/requireSignIn.server.ts';

/** Finance for one vehicle, by its id (R2-04, R2-11); without one the site's page of finance is meant. */
export async function loadPersonalisedFinance({ request, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  requirePage(services, PERSONALISED_FINANCE_PATH);
  if (subjectOf(services, financeQuery(url.searchParams)) === null) {
    throw redirect(services.config.financePath + url.search);
  }
  await requireSignIn(services, 'finance', request, url);
  const view = await financeView(services, url, PERSONALISED_FINANCE_PATH, 'personalised_finance');
  return formPage({ ...view, asked: true });
}

/** Takes a lead about the vehicle, also when it left the stock while the shopper wrote. */
export async function submitPersonalisedFinance({ request, url, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  requirePage(services, PERSONALISED_FINANCE_PATH);
  const vehicle = subjectOf(services, financeQuery(url.searchParams));
  const path = financePathOf(PERSONALISED_FINANCE_PATH, vehicle);
  return takeForm(services, request, 'personalised_finance', { path, vehicle });
}
