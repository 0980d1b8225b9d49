import {
  Breadcrumbs,
  ButtonLink,
  Cluster,
  Container,
  EnquiryForm,
  Heading,
  Link,
  Panel,
  ReserveTermsList,
  SplitLayout,
  Stack,
  Text,
  vehicleCopy,
} from '@forecourt/ui';
import { stockTrail } from '../../presenters/paths.ts';
import { FilledIn } from '../form/FilledIn.tsx';
import type { FormFault } from '../form/formView.ts';
import { useSiteForm } from '../form/useSiteForm.tsx';
import { ServedCard } from '../served/servedParts.ts';
import type { CheckoutView } from './checkout.server.ts';

export interface CheckoutPageProps {
  view: CheckoutView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

/** Reserves a vehicle: whose it is to be, on which terms. */
export function CheckoutPage({ view, fault }: CheckoutPageProps) {
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
            state === 'open' || fault !== null ? <Form {...{ view, fault }} /> : <Not {...view} />
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

function Form({ view, fault }: CheckoutPageProps) {
  const { form, sentence, paysOnline, card, similarHref } = view;
  const help = (
    <>
      What you typed is still here. Look at <Link href={similarHref}>similar ones</Link>
      {card.enquireHref !== null && (
        <>
          {' '}
          or <Link href={card.enquireHref}>ask us about this one</Link>
        </>
      )}
      .
    </>
  );
  return (
    <Panel heading="Your details">
      <Text tone="muted">
        {paysOnline
          ? 'Tell us who it is for. You pay on the next page, which is our payment provider’s: we never see your card.'
          : 'Tell us who it is for. We confirm it and tell you how to pay the deposit.'}
      </Text>
      <EnquiryForm {...useSiteForm(form, fault)} formHelp={help}>
        <Text size="s">{sentence}</Text>
      </EnquiryForm>
      <FilledIn view={form} />
    </Panel>
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
