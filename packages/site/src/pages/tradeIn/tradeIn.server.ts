import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { type SiteServices, servicesOf } from '../../contracts/siteServices.ts';
import { formPage } from '../form/drawForm.server.ts';
import { requirePage } from '../requirePage.server.ts';
import { isGated, requireSignIn } from '../signIn/requireSignIn.server.ts';
import { submitTradeIn as submit } from './submitTradeIn.server.ts';
import { type TradeInKind, tradeInPaths } from './tradeInKind.ts';
import { tradeInQuery } from './tradeInQuery.ts';
import { tradeInView } from './tradeInView.server.ts';

/** Values a shopper's car for whatever they buy. */
export function loadTradeIn(args: LoaderFunctionArgs) {
  return loadOwnCar(args, 'trade-in');
}

export function submitTradeIn(args: ActionFunctionArgs) {
  return submitOwnCar(args, 'trade-in');
}

/** The page at its beginning is everybody's; its later stages are one visitor's and kept by nobody. */
export async function loadOwnCar({ request, url, context }: LoaderFunctionArgs, kind: TradeInKind) {
  const services = pageOf(context, kind);
  if (kind !== 'sell') await requireSignIn(services, 'trade-in', request, url);
  const view = await tradeInView(services, request, url, kind);
  const isOwn = kind !== 'sell' && isGated(services, 'trade-in');
  return view.stage.at === 'car' && !isOwn ? data(view) : formPage(view);
}

export async function submitOwnCar(
  { request, url, context }: ActionFunctionArgs,
  kind: TradeInKind,
) {
  const services = pageOf(context, kind);
  // A look-up costs the dealer; a lead is taken all the same, as of finance.
  if (kind !== 'sell' && tradeInQuery(url.searchParams).step === 'lookup') {
    await requireSignIn(services, 'trade-in', request, url);
  }
  return submit(services, request, url, kind);
}

function pageOf(context: LoaderFunctionArgs['context'], kind: TradeInKind): SiteServices {
  const services = servicesOf(context);
  requirePage(services, tradeInPaths[kind]);
  return services;
}
