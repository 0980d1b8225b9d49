import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { loadOwnCar, submitOwnCar } from '../tradeIn/tradeIn.server.ts';

/** Values a shopper's car for who only sells. It is never behind a sign-in (R2-07). */
export function loadSellMyCar(args: LoaderFunctionArgs) {
  return loadOwnCar(args, 'sell');
}

export function submitSellMyCar(args: ActionFunctionArgs) {
  return submitOwnCar(args, 'sell');
}
