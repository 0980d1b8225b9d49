import { ButtonLink, type ButtonLinkProps, MessagePage, PhoneNumber, Text } from '@forecourt/ui';
import { useLocation } from 'react-router';
import { type LostView, lostOf } from '../contracts/lostView.ts';
import type { SiteView } from '../contracts/siteView.ts';
import { SEARCH_PATH } from '../presenters/paths.ts';
import { LostWays } from './LostWays.tsx';

export interface ErrorPageProps {
  status: number;
  /** Absent when the site itself could not be read. */
  site: SiteView | undefined;
  /** What a loader has thrown: of an address without a page, the ways on from it. */
  thrown: unknown;
}

/** What happened, what it means for the shopper, and where to go from here. */
export function ErrorPage({ status, site, thrown }: ErrorPageProps) {
  const lost = status === 404 ? lostOf(thrown) : null;
  const { page, pageText, look } = site?.nothing ?? {};
  const missing = status === 404 && page !== undefined;
  const heading = missing ? page : 'Something went wrong on our side';
  const looks = lost ? buttons[lost.shows] : buttons.none;
  const stock = (
    <ButtonLink
      key="stock"
      href={SEARCH_PATH}
      {...(missing ? looks.stock : { variant: 'secondary' })}
    >
      {look ?? 'See all vehicles'}
    </ButtonLink>
  );
  const phone = site?.phone != null && (
    <ButtonLink key="phone" href={site.phone.href} icon="phone" {...looks.phone}>
      <PhoneNumber number={site.phone.text} />
    </ButtonLink>
  );
  return (
    <MessagePage
      heading={heading}
      tone={missing ? 'neutral' : 'critical'}
      actions={
        <>
          {!missing && <TryAgain />}
          {lost?.shows === 'picture' ? [phone, stock] : [stock, phone]}
        </>
      }
      beside={lost && site !== undefined && <LostWays lost={lost} hint={site.searchExample} />}
    >
      <title>{site === undefined ? heading : `${heading} | ${site.name}`}</title>
      <Text>
        {missing
          ? pageText
          : 'The page could not be shown, and nothing you sent was changed. Please try again in a moment.'}
      </Text>
    </MessagePage>
  );
}

/** Whoever has a picture of the yard is rung up first; beside a search, or a vehicle, nothing is louder. */
const buttons: Record<
  LostView['shows'] | 'none',
  Record<'stock' | 'phone', Pick<ButtonLinkProps, 'variant' | 'size'>>
> = {
  none: { stock: {}, phone: { variant: 'secondary' } },
  picture: { stock: { variant: 'secondary', size: 'l' }, phone: { size: 'l' } },
  makes: { stock: { variant: 'secondary' }, phone: { variant: 'secondary' } },
  vehicle: { stock: { variant: 'quiet' }, phone: { variant: 'quiet' } },
};

/** The same address once more. One that begins with two slashes would be another host's. */
function TryAgain() {
  const { pathname, search } = useLocation();
  return <ButtonLink href={pathname.replace(/^\/+/, '/') + search}>Try again</ButtonLink>;
}
