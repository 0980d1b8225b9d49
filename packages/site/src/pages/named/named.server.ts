import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { data } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { formPage } from '../form/drawForm.server.ts';
import { takeForm } from '../form/takeForm.server.ts';
import { type ModelPageView, modelPageView, takeModelForm } from '../model/model.server.ts';
import { notFound, nothingAt } from '../notFound/notFound.server.ts';
import { type ContentPageView, contentPageView } from './contentPage.server.ts';

/** What is found at an address that no fixed page has: one of the two. */
export type NamedView =
  | { page: ContentPageView; model: null }
  | { page: null; model: ModelPageView };

/** A page of the dealer's own words, else a model; fixed addresses went before (R2-03). */
export async function loadNamed({ params, url, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const path = pathOf(params);
  const page = services.content.pages.find((one) => one.path === path);
  if (page !== undefined) {
    const view = await contentPageView(services, page, url.searchParams);
    const named: NamedView = { page: view, model: null };
    return view.form === null ? data(named) : formPage(named);
  }
  const model = await modelPageView(services, path.slice(1), url);
  if (model === null) throw await nothingAt(services);
  return formPage<NamedView>({ page: null, model });
}

/** Takes the form of such a page. */
export async function submitNamed({ params, request, context }: ActionFunctionArgs) {
  const services = servicesOf(context);
  const path = pathOf(params);
  const page = services.content.pages.find((one) => one.path === path);
  if (page === undefined) {
    const taken = await takeModelForm(services, path.slice(1), request);
    if (taken === null) throw notFound();
    return taken;
  }
  if (page.form === null) throw data(null, { status: 405 });
  return takeForm(services, request, page.form, { path: page.path });
}

/** The address that was asked for, as a page of the content has it. */
function pathOf({ name = '', '*': rest = '' }: LoaderFunctionArgs['params']): string {
  return `/${name}/${rest}`.replace(/\/+$/, '');
}
