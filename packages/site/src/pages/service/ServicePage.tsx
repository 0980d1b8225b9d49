import type { FormFault } from '../form/formView.ts';
import { FormPage } from '../formPage/FormPage.tsx';
import { ServedBooking, ServedForm } from '../served/servedParts.ts';
import type { ServiceView } from './service.server.ts';

export interface ServicePageProps {
  view: ServiceView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

const NEXT = [
  'You tell us about the car, and the day you would like.',
  'We call to settle the time and what is to be done.',
  'You bring the car when we agreed. Nothing is booked before we have spoken.',
];

/** The workshop: a visit is booked, or asked about where nothing books it (R2-14). */
export function ServicePage({ view, fault }: ServicePageProps) {
  const { books, form, earliest } = view;
  return (
    <FormPage
      view={view}
      next={NEXT}
      form={
        books ? (
          <ServedBooking
            kind="service"
            id="service-booking"
            view={form}
            fault={fault}
            earliest={earliest}
          />
        ) : (
          <ServedForm view={form} fault={fault} />
        )
      }
    />
  );
}
