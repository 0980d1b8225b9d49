import { checkoutStepTitles } from '@forecourt/domain';
import {
  Breadcrumbs,
  ButtonLink,
  Cluster,
  Container,
  PageLead,
  Panel,
  ReserveTermsList,
  SplitLayout,
  Stack,
  Text,
  vehicleCopy,
} from '@forecourt/ui';
import { stockTrail } from '../../presenters/paths.ts';
import { dealSummary } from '../checkoutJourney/dealSummary.ts';
import { ServedProgress, ServedSummary } from '../checkoutJourney/servedJourney.ts';
import { ServedSubject } from '../served/servedParts.ts';
import type { CheckoutFormProps } from './CheckoutForm.tsx';
import type { CheckoutView } from './checkout.server.ts';
import { ServedCheckoutForm } from './servedCheckout.ts';

/** Reserves a vehicle: whose it is to be, on which terms. */
export function CheckoutPage({ view, fault }: CheckoutFormProps) {
  const { card, state, deal } = view;
  const { vehicle } = card;
  // Who had begun to write when somebody was faster keeps what they wrote, and is told.
  const isOpen = state === 'open' || fault !== null;
  const place = {
    trail: [...stockTrail, { label: vehicle.title, href: card.href }],
    current: 'Reserve',
  };
  return (
    <>
      {deal === null && <PageLead {...place} heading={`Reserve this ${vehicle.title}`} />}
      <Container>
        <Stack gap="l">
          {deal !== null && (
            <>
              <Breadcrumbs {...place} />
              <ServedProgress steps={journeySteps(deal.reviewHref)} current={LAST} />
            </>
          )}
          <SplitLayout
            main={isOpen ? <ServedCheckoutForm {...{ view, fault }} /> : <Not {...view} />}
            aside={
              <Stack>
                {deal === null ? (
                  <ServedSubject {...card} />
                ) : (
                  <ServedSummary {...dealSummary(deal.view, true)} />
                )}
                {isOpen && <ReserveTermsList terms={view.terms} paysOnline={view.paysOnline} />}
              </Stack>
            }
          />
        </Stack>
      </Container>
    </>
  );
}

const LAST = Object.keys(checkoutStepTitles).length - 1;

/** The steps that have led here; only what was reviewed can be gone back to. */
function journeySteps(reviewHref: string) {
  return Object.values(checkoutStepTitles).map((title) => ({
    title,
    href: title === checkoutStepTitles.review ? reviewHref : null,
  }));
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
