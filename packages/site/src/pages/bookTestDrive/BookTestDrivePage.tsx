import { Alert, Stack } from '@forecourt/ui';
import type { FormFault } from '../form/formView.ts';
import { FormPage } from '../formPage/FormPage.tsx';
import { ServedBooking, ServedSubject } from '../served/servedParts.ts';
import type { BookTestDriveView } from './bookTestDrive.server.ts';

export interface BookTestDrivePageProps {
  view: BookTestDriveView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

const NEXT = [
  'You tell us when and where it suits you.',
  'We call to settle the time, and answer what you want to know.',
  'The car is ready when you come. Bring your driver licence.',
];

/** Books a test drive: of the vehicle the page is about, or of any. */
export function BookTestDrivePage({ view, fault }: BookTestDrivePageProps) {
  const { card, gone, form, earliest } = view;
  const panel = <ServedBooking kind="test_drive" view={form} fault={fault} earliest={earliest} />;
  return (
    <FormPage
      view={view}
      next={NEXT}
      subject={card && <ServedSubject {...card} />}
      form={
        gone ? (
          <Stack>
            <Alert tone="caution" title="That one is no longer available">
              Tell us what you liked about it, and we look for one like it.
            </Alert>
            {panel}
          </Stack>
        ) : (
          panel
        )
      }
    />
  );
}
