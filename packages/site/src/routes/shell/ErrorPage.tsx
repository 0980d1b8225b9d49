import { ButtonLink, Cluster, Container, Heading, Stack, Text } from '@forecourt/ui';
import type { SiteView } from '../../template/root.server.ts';

export interface ErrorPageProps {
  status: number;
  /** Absent when the site itself could not be read. */
  site: SiteView | undefined;
}

/** What happened, why it matters to a shopper, and where to go from here. */
export function ErrorPage({ status, site }: ErrorPageProps) {
  const missing = status === 404;
  return (
    <Container>
      <Stack gap="l">
        <title>{`${missing ? 'Page not found' : 'Something went wrong'} | ${site?.name ?? ''}`}</title>
        <Text tone="muted">{missing ? 'Page not found' : `Error ${status}`}</Text>
        <Heading level={1}>
          {missing ? 'This page has left the yard' : 'Something went wrong on our side'}
        </Heading>
        <Text>
          {missing
            ? 'The address may be old, or the vehicle may have been sold and taken down. Our current stock is one step away.'
            : 'The page could not be shown, and nothing you sent was changed. Please try again in a moment.'}
        </Text>
        <Cluster>
          <ButtonLink href={site?.searchPath ?? '/search'}>See all vehicles</ButtonLink>
          {site?.phone != null && (
            <ButtonLink href={site.phone.href} variant="secondary">
              {`Call ${site.phone.text}`}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
    </Container>
  );
}
