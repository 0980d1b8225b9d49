import { type ShopperNews, shopperNews } from '@forecourt/domain';

const PREFIX = 'shopper:';

/** Where a message to a shopper about a reservation goes. No destination of a site.json has a colon. */
export function shopperDestination(news: ShopperNews): string {
  return `${PREFIX}${news}`;
}

/** What such a message tells; `null` for a destination of the dealer. */
export function shopperNewsOf(destination: string): ShopperNews | null {
  return shopperNews.find((news) => shopperDestination(news) === destination) ?? null;
}
