// Loaded when the form is nearly in the window: till then a browser sends it by itself.
import { EnquiryForm, Link, Panel, Text } from '@forecourt/ui';
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
