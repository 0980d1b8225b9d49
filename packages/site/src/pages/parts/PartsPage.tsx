import type { FormFault } from '../form/formView.ts';
import { FormPage } from '../formPage/FormPage.tsx';
import type { FormPageView } from '../formPage/formPage.server.ts';
import { ServedForm } from '../served/servedParts.ts';

export interface PartsPageProps {
  view: FormPageView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

const NEXT = [
  'You tell us the car and the part. The rego or VIN helps us find the right one.',
  'We come back to you with a price, and whether it is here.',
  'You decide. Nothing is ordered before you say so.',
];

/** Parts and accessories: what is needed is asked for, since no catalogue knows every car. */
export function PartsPage({ view, fault }: PartsPageProps) {
  return (
    <FormPage
      view={view}
      next={NEXT}
      form={
        <ServedForm
          view={view.form}
          fault={fault}
          heading="What do you need?"
          intro="Name the part, or say what it should do."
        />
      }
    />
  );
}
