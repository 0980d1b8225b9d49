import { Container, PageLead, SoldNotice, SplitLayout, Stack, vehicleCopy } from '@forecourt/ui';
import { stockTrail } from '../../presenters/paths.ts';
import { CallPanel } from '../form/CallPanel.tsx';
import type { FormFault } from '../form/formView.ts';
import { ServedForm, ServedSubject } from '../served/servedParts.ts';
import type { EnquiryView } from './enquiry.server.ts';

export interface EnquiryPageProps {
  view: EnquiryView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

export function EnquiryPage({ view, fault }: EnquiryPageProps) {
  const { card, available, asked, form, similarHref } = view;
  const { vehicle } = card;
  // Who had begun to write when the vehicle went can still send what they wrote.
  const asksForIt = form.kind === 'vehicle';
  return (
    <>
      <PageLead
        trail={[...stockTrail, { label: vehicle.title, href: card.href }]}
        current="Enquire"
        heading={asksForIt ? `Enquire about this ${vehicle.title}` : vehicle.title}
      />
      <Container>
        <SplitLayout
          main={
            <Stack>
              {!available && (
                <SoldNotice
                  itemType={vehicle.itemType}
                  similarHref={similarHref}
                  sold={vehicle.sold}
                />
              )}
              <ServedForm view={form} fault={fault} {...words[asked]} />
            </Stack>
          }
          subject={<ServedSubject {...card} />}
          voice={<CallPanel heading={view.words.talk} text={view.words.talkText} />}
        />
      </Container>
    </>
  );
}

/** Heading and introduction of a form that asks for something else than the vehicle. */
const words: Partial<Record<EnquiryView['asked'], { heading: string; intro: string }>> = {
  find_similar: {
    heading: vehicleCopy.similarOnForm,
    intro:
      'Tell us what you liked about this one. We look through our yards, and call you when one like it comes in.',
  },
  request_photos: {
    heading: vehicleCopy.requestPhotos,
    intro: 'Say what you would like to see. We take the photos in the yard and send them to you.',
  },
};
