import { ButtonLink, MessagePage, PhoneNumber, Text } from '@forecourt/ui';
import { useLocation } from 'react-router';
import type { SiteView } from '../contracts/siteView.ts';
import { SEARCH_PATH } from '../presenters/paths.ts';

export interface ErrorPageProps {
  status: number;
  /** Absent when the site itself could not be read. */
  site: SiteView | undefined;
}

/** What happened, what it means for the shopper, and where to go from here. */
export function ErrorPage({ status, site }: ErrorPageProps) {
  const { page, pageText, look } = site?.nothing ?? {};
  const missing = status === 404 && page !== undefined;
  const heading = missing ? page : 'Something went wrong on our side';
  return (
    <MessagePage
      heading={heading}
      tone={missing ? 'neutral' : 'critical'}
      actions={
        <>
          {!missing && <TryAgain />}
          <ButtonLink href={SEARCH_PATH} variant={missing ? 'primary' : 'secondary'}>
            {look ?? 'See all vehicles'}
          </ButtonLink>
          {site?.phone != null && (
            <ButtonLink href={site.phone.href} icon="phone" variant="secondary">
              <PhoneNumber number={site.phone.text} />
            </ButtonLink>
          )}
        </>
      }
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

/** The same address once more. One that begins with two slashes would be another host's. */
function TryAgain() {
  const { pathname, search } = useLocation();
  return <ButtonLink href={pathname.replace(/^\/+/, '/') + search}>Try again</ButtonLink>;
}
