import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { servicesOf } from '../../contracts/siteServices.ts';
import { TRADE_IN_PAGE_PATH, TRADE_IN_PATH } from '../../presenters/paths.ts';
import { requirePage } from '../requirePage.server.ts';
import { loadOwnCar, submitOwnCar } from '../tradeIn/tradeIn.server.ts';

/** Values a shopper's car for one vehicle, by its id (R2-03, R2-04); without one any vehicle is meant. */
export function loadVehicleTradeIn(args: LoaderFunctionArgs) {
  requirePage(servicesOf(args.context), TRADE_IN_PATH);
  const { searchParams, search } = args.url;
  if (!searchParams.has('car_id')) throw redirect(TRADE_IN_PAGE_PATH + search);
  return loadOwnCar(args, 'vehicle');
}

export function submitVehicleTradeIn(args: ActionFunctionArgs) {
  return submitOwnCar(args, 'vehicle');
}
