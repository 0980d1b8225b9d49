import {
  Breadcrumbs,
  ButtonLink,
  Cluster,
  Container,
  Heading,
  Panel,
  ReserveTermsList,
  SplitLayout,
  Stack,
  Text,
  vehicleCopy,
} from '@forecourt/ui';
import { stockTrail } from '../../presenters/paths.ts';
import { ServedCard } from '../served/servedParts.ts';
import type { CheckoutFormProps } from './CheckoutForm.tsx';
import type { CheckoutView } from './checkout.server.ts';
import { ServedCheckoutForm } from './servedCheckout.ts';

/** Reserves a vehicle: whose it is to be, on which terms. */
export function CheckoutPage({ view, fault }: CheckoutFormProps) {
  const { card, state } = view;
  const { vehicle } = card;
  return (
    <Container>
      <Stack gap="l">
        <Breadcrumbs
          trail={[...stockTrail, { label: vehicle.title, href: card.href }]}
          current="Reserve"
        />
        <Heading level={1}>Reserve this {vehicle.title}</Heading>
        <SplitLayout
          // Who had begun to write when somebody was faster keeps what they wrote, and is told.
          main={
            state === 'open' || fault !== null ? (
              <ServedCheckoutForm {...{ view, fault }} />
            ) : (
              <Not {...view} />
            )
          }
          aside={
            <Stack>
              <ServedCard {...card} enquireHref={null} similarHref={null} />
              <ReserveTermsList terms={view.terms} paysOnline={view.paysOnline} />
            </Stack>
          }
        />
      </Stack>
    </Container>
  );
}

/** Somebody has it, or it is gone: what else can be done. */
function Not({ card, state, similarHref }: CheckoutView) {
  return (
    <Panel
      heading={state === 'reserved' ? 'It cannot be reserved just now' : 'It is no longer for sale'}
    >
      <Text>
        {state === 'reserved'
          ? 'Somebody else has reserved it, or it has no price to reserve it by. It may become free again: ask us about it, or look at similar ones.'
          : 'It has found an owner, so nobody can reserve it. Look at similar ones.'}
      </Text>
      <Cluster>
        <ButtonLink href={similarHref}>{vehicleCopy.similarOnCard}</ButtonLink>
        {card.enquireHref !== null && (
          <ButtonLink href={card.enquireHref} variant="secondary">
            {card.enquireLabel}
          </ButtonLink>
        )}
      </Cluster>
    </Panel>
  );
}
