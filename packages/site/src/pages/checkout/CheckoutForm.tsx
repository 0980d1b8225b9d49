// Loaded when the form is nearly in the window: till then a browser sends it by itself.
import {
  DealReview,
  EnquiryForm,
  FinanceEstimate,
  Heading,
  Link,
  Panel,
  Text,
} from '@forecourt/ui';
import { reviewRows } from '../checkoutJourney/dealSummary.ts';
import type { DealView } from '../checkoutJourney/dealView.server.ts';
import { FilledIn } from '../form/FilledIn.tsx';
import type { FormFault } from '../form/formView.ts';
import { useSiteForm } from '../form/useSiteForm.tsx';
import type { CheckoutView } from './checkout.server.ts';

export interface CheckoutFormProps {
  view: CheckoutView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

/** Asks whose the vehicle is to be. */
export function CheckoutForm({ view, fault }: CheckoutFormProps) {
  const { form, sentence, paysOnline, card, similarHref, deal } = view;
  const help = (
    <>
      {deal === null ? 'What you typed' : 'What you chose'} is still here. Look at{' '}
      <Link href={similarHref}>similar ones</Link>
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
    <Panel {...(deal === null && { heading: 'Your details' })}>
      {deal === null ? (
        <Text tone="muted">
          {paysOnline
            ? 'Tell us who it is for. You pay on the next page, which is our payment provider’s: we never see your card.'
            : 'Tell us who it is for. We confirm it and tell you how to pay the deposit.'}
        </Text>
      ) : (
        <Order title={card.vehicle.title} deal={deal.view} />
      )}
      <EnquiryForm {...useSiteForm(form, fault)} formHelp={help}>
        <Text size="s">{sentence}</Text>
      </EnquiryForm>
      {deal === null && <FilledIn view={form} />}
    </Panel>
  );
}

/** What was chosen on the way here, and by whom. */
function Order({ title, deal }: { title: string; deal: DealView }) {
  return (
    <>
      <Heading level={1} size="h2">
        Reserve this {title}
      </Heading>
      <DealReview rows={reviewRows(deal)} />
      {deal.estimate !== null && <FinanceEstimate estimate={deal.estimate} />}
    </>
  );
}
