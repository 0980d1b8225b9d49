import { ButtonLink, Container, OfferList, PageLead, Stack, Text } from '@forecourt/ui';
import { SEARCH_PATH } from '../../presenters/paths.ts';
import type { SpecialOffersView } from './specialOffers.server.ts';

export function SpecialOffersPage({ view: { offers, words } }: { view: SpecialOffersView }) {
  return (
    <>
      <PageLead
        trail={[{ label: 'Home', href: '/' }]}
        current="Special offers"
        heading="Special offers"
      >
        {'lead' in words && words.lead}
      </PageLead>
      <Container>
        <OfferList offers={offers} empty={'none' in words && <NoOffers {...words} />} />
      </Container>
    </>
  );
}

function NoOffers({ none, stock }: { none: string; stock: string }) {
  return (
    <Stack>
      <Text>{none}</Text>
      <p>
        <ButtonLink href={SEARCH_PATH}>{stock}</ButtonLink>
      </p>
    </Stack>
  );
}
