import { ButtonLink, Container, OfferList, PageLead, Stack, Text } from '@forecourt/ui';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import type { SpecialOffersView } from './specialOffers.server.ts';

export function SpecialOffersPage({ view: { dealer, offers } }: { view: SpecialOffersView }) {
  return (
    <>
      <PageLead
        trail={[{ label: 'Home', href: '/' }]}
        current="Special offers"
        heading="Special offers"
      >
        {offers.length > 0 &&
          `What ${dealer} has on at the moment. Each says how long it runs and who can have it.`}
      </PageLead>
      <Container>
        <OfferList offers={offers} empty={<NoOffers />} />
      </Container>
    </>
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
