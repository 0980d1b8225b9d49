import { SELL_PATH, TRADE_IN_PAGE_PATH, TRADE_IN_PATH } from '../../presenters/paths.ts';

/** Addresses of the pages that value a shopper's own car: one for each reason to have it valued. */
export const tradeInPaths = {
  'trade-in': TRADE_IN_PAGE_PATH,
  sell: SELL_PATH,
  vehicle: TRADE_IN_PATH,
} as const;

/** Which of the pages it is. */
export type TradeInKind = keyof typeof tradeInPaths;

/** What breadcrumbs call it. */
export const tradeInNames: Readonly<Record<TradeInKind, string>> = {
  'trade-in': 'Trade in',
  sell: 'Sell my car',
  vehicle: 'Trade in',
};
