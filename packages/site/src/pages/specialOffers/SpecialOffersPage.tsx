import { Breadcrumbs, ButtonLink, Container, Heading, OfferList, Stack, Text } from '@forecourt/ui';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import type { SpecialOffersView } from './specialOffers.server.ts';

export function SpecialOffersPage({ view: { dealer, offers } }: { view: SpecialOffersView }) {
  return (
    <Container>
      <Stack gap="l">
        <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Special offers" />
        <Stack gap="s">
          <Heading level={1}>Special offers</Heading>
          {offers.length > 0 && (
            <Text tone="muted">
              What {dealer} has on at the moment. Each says how long it runs and who can have it.
            </Text>
          )}
        </Stack>
        <OfferList offers={offers} empty={<NoOffers />} />
      </Stack>
    </Container>
  );
}

function NoOffers() {
  return (
    <Stack>
      <Text>There are no offers at the moment. New ones appear here as soon as they begin.</Text>
      <p>
        <ButtonLink href={SEARCH_PATH}>See all vehicles</ButtonLink>
      </p>
    </Stack>
  );
}
